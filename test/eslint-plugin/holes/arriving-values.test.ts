import * as typescript from '@typescript-eslint/parser'
import { Linter } from 'eslint'
import hreflint from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import { fetchedBy, quoted } from './fetched-by.ts'

// A value that a report shows arrives at the URL when Node runs the program, and where nothing is reported none does.

const rules = {
  'hreflint/no-unescaped-url-part': 'warn',
  'hreflint/no-string-query': 'warn',
  'hreflint/no-conformance-error': 'warn',
} as const
const config = { plugins: { hreflint: hreflint as never }, rules }
const lint = (code: string) =>
  new Linter().verify(code, [{ ...config, files: ['**/*.js'] }], 'file.js')
const lintTyped = (code: string) =>
  new Linter().verify(
    code,
    [{ ...config, files: ['**/*.ts'], languageOptions: { parser: typescript } }],
    'file.ts',
  )

const hostile = {
  path: ['../a?b', '../a', 'a?b', 'a#b', 'a/b', 'x/../y'],
  query: ['a&b=c', 'a&b', 'a#b', 'x&y=a@d.example'],
}

/** What a program fetches. Null if it throws. */
function fetchedIfAny(program: string, value: string): string | null {
  try {
    return fetchedBy(program, value)
  } catch {
    return null
  }
}

const within = (body: string) => `(() => { const x = req.query.x; ${body} })()`

describe('values that a test refuses are not reported', () => {
  test.each([
    within('if (!/^[a-z]+$/.test(x)) return; fetch(`/u/${x}`)'),
    within('if (!/^[a-z]+$/.test(x)) throw new Error(x); fetch(`/u/${x}`)'),
    within('if (x.match(/^[a-z]+$/)) fetch(`/u/${x}`)'),
    within('const isId = /^[a-z]+$/.test(x); if (!isId) return; fetch(`/u/${x}`)'),
    within('const isId = s => /^[a-z]+$/.test(s); if (!isId(x)) return; fetch(`/u/${x}`)'),
    within('function isId(s) { return /^[a-z]+$/.test(s) } if (isId(x)) fetch(`/u/${x}`)'),
    within('if (["a", "b"].includes(x)) fetch(`/u/${x}`)'),
    within('const names = ["a", "b"]; if (!names.includes(x)) return; fetch(`/u/${x}`)'),
    within('const names = new Set(["a", "b"]); if (names.has(x)) fetch(`/u/${x}`)'),
    within('if (x === "a" || x === "b") fetch(`/u/${x}`)'),
    within('if (x !== "a" && x !== "b") return; fetch(`/u/${x}`)'),
    within('switch (x) { case "a": case "b": fetch(`/u/${x}`) }'),
    within('switch (x) { case "a": break; case "b": break; default: return } fetch(`/u/${x}`)'),
    within('return /^[a-z]+$/.test(x) ? fetch(`/u/${x}`) : null'),
    within('return /^[a-z]+$/.test(x) && fetch(`/u/${x}`)'),
    within('return !/^[a-z]+$/.test(x) || fetch(`/u/${x}`)'),
    within('if (!/^[a-z]+$/.test(x)) { console.log(x); return } [1].map(() => fetch(`/u/${x}`))'),
    within('if (/[/?#]/.test(x)) return; fetch(`/u/${x}`)'),
    within('if (/[&#]/.test(x)) return; fetch(`/u?q=${x}`)'),
    'if (/^[a-z]+$/.test(req.query.x)) fetch(`/u/${req.query.x}`)',
    'if (/^[a-z]+$/.test(req.query.x)) { const k = "q"; fetch("/u?" + k + "=" + req.query.x) }',
  ])('%s', program => {
    expect(lint(program)).toEqual([])
    for (const value of hostile[program.includes('u?') ? 'query' : 'path'])
      expect([null, 'https://page.invalid/']).toContain(fetchedIfAny(program, value))
  })
})

describe('the value that is shown passes the tests', () => {
  test.each([
    [within('if (x) fetch(`/u/${x}`)'), '../a?b'],
    [within('if (x.includes("/")) return; fetch(`/u/${x}`)'), 'a?b'],
    [within('if (x.includes("?")) return; fetch(`/u/${x}`)'), '../a'],
    [within('if (/[./?]/.test(x)) return; fetch(`/u/${x}`)'), 'a#b'],
    [within('if (/[=]/.test(x)) return; fetch(`/u?q=${x}`)'), 'a&b'],
    [within('if (!/@/.test(x)) return; fetch(`/u?q=${x}`)'), 'a&b=c@d.example'],
    [within('switch (x) { case "a": return; default: fetch(`/u/${x}`) }'), '../a?b'],
    [within('switch (x) { case "a": return; case "b": break } fetch(`/u/${x}`)'), '../a?b'],
    [within('if (/^[a-z]+$/.test(req.query.y)) fetch(`/u/${x}`)'), '../a?b'],
    [within('if (req.query.z && x) fetch(`/u/${x}`)'), '../a?b'],
    [within('const seen = new Map(); if (seen.has(x)) return; fetch(`/u/${x}`)'), '../a?b'],
  ])('%s', (program, value) => {
    const [report] = lint(program)
    const [shown, url = ''] = quoted(report?.message ?? '')
    expect(shown).toBe(value)
    const programForOne = program.replaceAll('req.query.y', '"a"')
    expect(fetchedBy(programForOne, value)).toBe(new URL(url, 'https://page.invalid/').href)
  })
})

test.each([
  'import { isId } from "./ids.js"; if (isId(req.query.x)) fetch(`/u/${req.query.x}`)',
  'import { names } from "./names.js"; if (names.has(req.query.x)) fetch(`/u/${req.query.x}`)',
  'import { validateName } from "./names.js"; validateName(req.query.x); fetch(`/u/${req.query.x}`)',
])('what is not known to pass is not reported: %s', program => {
  expect(lint(program)).toEqual([])
})

describe('a host is not taken for a path', () => {
  test.each([
    'fetch(`${location.protocol}//${req.query.host}/api`)',
    'fetch(location.protocol + "//" + req.query.host)',
    'fetch(`${req.query.scheme}://${req.query.host}/x`)',
    'fetch("//" + req.query.host + "/x")',
    'new URL(`${location.protocol}//${req.query.host}/`)',
    'const { protocol } = location; fetch(protocol + "//" + req.query.host + "/x")',
  ])('%s', program => expect(lint(program)).toEqual([]))

  test.each([
    'fetch(`${location.protocol}//${location.host}/api/${req.query.id}`)',
    'fetch(`${window.location.origin}/${req.query.id}`)',
    'fetch(`${base}/a//${req.query.id}`)',
  ])('%s has a path', program => {
    expect(lint(program).map(({ message }) => message)).toEqual([
      expect.stringContaining('The path contains'),
    ])
  })
})

describe('a suggestion changes one use', () => {
  const suggested = (program: string) =>
    lint(program)[0]?.suggestions?.map(({ fix: { range, text } }) => {
      return program.slice(0, range[0]) + text + program.slice(range[1])
    }) ?? []

  test.each([
    [
      'const id = req.query.id; find(id); fetch("/u/" + id)',
      ['const id = req.query.id; find(id); fetch("/u/" + encodeURIComponent(id))'],
    ],
    [
      'const path = "/u/" + req.query.id; fetch(path)',
      ['const path = "/u/" + encodeURIComponent(req.query.id); fetch(path)'],
    ],
    ['const path = "/u/" + req.query.id; log(path); fetch(path)', []],
  ])('%s', (program, after) => {
    expect(suggested(program)).toEqual(after)
  })
})

test.each([
  'import { config } from "./config.js"; fetch(`/u/${config.x[0]}`)',
  'import { req } from "./fixtures.js"; fetch(`/u/${req.query.x}`)',
  'import settings from "./settings.json"; fetch("/u?" + Object.keys(settings).map(k => k + "=" + settings[k]).join("&"))',
  'const settings = require("./settings.json"); fetch("/u?" + Object.keys(settings).map(k => k + "=" + settings[k]).join("&"))',
])("the program's own values are no text from outside: %s", program => {
  expect(lint(program)).toEqual([])
  expect(lintTyped(program)).toEqual([])
})

test.each([
  'fetch(`/users/{id}/${req.query.x}`)',
  'fetch(`https://api.example.com/{version}/${req.query.x}`)',
  'fetch(`https://${req.query.x}.{region}.example.com/`)',
])('placeholders are shown as they are written: %s', program => {
  const [report] = lint(program)
  expect(report?.message).toMatch(/\{\w+\}/)
  expect(report?.message).not.toMatch(/zz/)
})
