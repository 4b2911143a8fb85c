import {
  defaultConfig,
  fixDocument,
  lintDocument,
  lintedLanguage,
  resolveConfig,
  withScriptsOf,
} from '@hreflint/linter'
import { locateDocument } from '@hreflint/documents'
import { describe, expect, test } from 'vitest'
import { mark, marked } from '../support/marked.ts'

const wanted = { ...defaultConfig, javascript: 'known-schemes' as const }

describe('JavaScript and TypeScript', () => {
  test('are linted unless that is unwanted, or ESLint runs the plugin', () => {
    const off = { ...defaultConfig, javascript: 'off' as const }
    expect(lintedLanguage('typescript', off)).toBeNull()
    expect(lintedLanguage('typescript', defaultConfig)).toBe('typescript')
    expect(lintedLanguage('html', off)).toBe('html')
    expect(lintedLanguage(null, wanted)).toBeNull()
    expect(withScriptsOf(defaultConfig, true)).toEqual(off)
    expect(withScriptsOf(defaultConfig, false)).toBe(defaultConfig)
    expect(withScriptsOf(wanted, true)).toBe(wanted)
  })

  test('are read as other programming languages', () => {
    const source = 'a("https://a/b c"); b("https://a:99999/"); c = "redis://:to/day@d"'
    const codesWith = (javascript: 'auto' | 'errors' | 'known-schemes') =>
      lintDocument(source, 'typescript', { ...defaultConfig, javascript }).map(({ code }) => code)
    const errors = ['whatwg/port-out-of-range', 'redis/unescaped-delimiter-in-password']
    expect(codesWith('auto')).toEqual(errors)
    expect(codesWith('errors')).toEqual(errors)
    expect(codesWith('known-schemes')).toEqual(['whatwg/unescaped-space', ...errors])
  })

  test.each([
    ['html', '<script>a("«redis://:to/day@b»") // "</script><p>c("redis://:to/day@d")'],
    ['html', '<script type="module">a = /"/; b = `«redis://:to/day@${c}»`</script>'],
    ['html', '<script type="text/template">a("redis://:to/day@b")</script>'],
    ['vue', '<script setup lang="ts">const a: B<"c"> = "«redis://:to/day@b»"</script>'],
    ['svelte', '<script lang="ts">let a: B = "«redis://:to/day@b»"</script>'],
    ['astro', '---\nconst a = "«redis://:to/day@b»"\n---\n<p>"redis://:to/day@c"</p>'],
    ['jinja', '<script>a("«redis://:to/day@{{ b }}»")</script>'],
  ])('are read in pages: %s %s', (language, page) => {
    const { text } = marked(page)
    const spans = [...locateDocument(text, language, { scripts: true }).urls].map(({ map, text }) =>
      map.toSourceSpan({ start: 0, end: text.length }),
    )
    expect(mark(text, spans)).toBe(page)
    expect([...locateDocument(text, language).urls]).toEqual([])
  })

  test.each([
    'import { test } from "vitest"\na("https://b:99999/")',
    'describe("a", () => { b("redis://:to/day@c") })',
    'const a = require("node:assert")\nb("https://c:99999/")',
  ])('are not linted where they test: %s', source => {
    expect(lintDocument(source, 'javascript')).toEqual([])
  })

  test('are not linted in files whose names say that they test', () => {
    const options = { fileName: 'url.spec.ts' }
    expect(lintDocument('a("https://b:99999/")', 'typescript', undefined, options)).toEqual([])
  })

  test.each([
    'a = { dbConnStr: "mongodb://" }',
    'a = "redis://" + b',
    'a = cond ? "https://localhost:* " : ""',
    'a = <input placeholder="https://…" />',
  ])('are not linted where a URL only begins: %s', source => {
    expect(lintDocument(source, 'javascript')).toEqual([])
  })

  test('insert values that are not escaped', () => {
    const source = 'const password = "to/day"\nconst url = `redis://:${password}@cache`'
    expect(lintDocument(source, 'javascript').map(({ code }) => code)).toEqual([
      'document/unescaped-value',
    ])
  })

  test('can be wanted for some files', () => {
    const overrides = [{ files: ['src/**'], javascript: 'known-schemes' }]
    expect(resolveConfig({ overrides }).errors).toEqual([])
    expect(resolveConfig({ javascript: 'on' }).errors).toHaveLength(1)
  })

  test('are fixed in the syntax of the literal', () => {
    const source = [
      `a = 'https://example.com/a b\\x5ec'`,
      'b = `https://example.com/${a}/\\n`',
      'c = `https://example.com\\\\${a}`',
      `fetch("/a\\x20b")`,
      `d = <a href="/a b?x&amp;y=&#32;z">`,
    ]
    expect(fixDocument(source.join('\n'), 'javascript', wanted).output.split('\n')).toEqual([
      `a = 'https://example.com/a%20b%5Ec'`,
      'b = `https://example.com/${a}/\\n`',
      'c = `https://example.com\\\\${a}`',
      'fetch("/a%20b")',
      `d = <a href="/a%20b?x&amp;y=%20z">`,
    ])
  })

  test.each([
    `// hreflint-disable-next-line whatwg/unescaped-space -- why\na = 'https://a/b c'`,
    `/* hreflint-disable */\na = 'https://a/b c'`,
    `a = 'https://a/b c' // hreflint-disable-line`,
    `a = 'https://a/b c' /* hreflint-disable-line whatwg/* */`,
    `a = <p>{/* hreflint-disable-next-line */}\n<a href="/b c"/></p>`,
  ])('are silenced by their comments: %s', source => {
    expect(lintDocument(source, 'javascript', wanted)).toEqual([])
  })
})
