import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anyPage, compare, parse } from '@hreflint/core'
import { specs } from '@hreflint/core/specs'
import { Linter } from 'eslint'
import hreflint from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import { runCli } from '../cli/support/run-cli.ts'
import { plainSubject, service } from '../language-service/marked-document.ts'

// Where the address of a document is not known, one is assumed to read its URLs. Nobody is shown it.

/** What addresses that are assumed are made of; nothing below holds a word of it. */
const invented = /\.invalid|outer-folder|folder\/page|example\.com|a\.b:\/\//

const urls = [
  ...['a b', 'team.html', '/a\\b', '..\\x', '?q=a b', '#a b', '', 'C|/a', './x|y', 'é'],
  ...[
    '//host\\@evil',
    '//host/%zz',
    '//host:99999/',
    '///host/',
    '//ada:secret@host/a b',
    '//a_b/',
  ],
  ...[
    'https:/host/x',
    'https:host',
    'https:\\\\host',
    'http:/host/a b',
    'http:x',
    'file:x',
    'file:/x',
  ],
  ...['https:?a b', 'http:#', '\\\\host\\x', '/\\host', 'https://host/a b'],
]

const escaped = (url: string) => url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const links = urls.map(url => `<a href="${escaped(url)}">x</a>\n`).join('')
const pages = [
  `<!doctype html>\n<p>\n${links}`,
  `<!doctype html>\n<base href="sub/x">\n<p>\n${links}`,
  `<!doctype html>\n<base href="//host/sub">\n<p>\n${links}`,
  `<!doctype html>\n<base href="https:/sub">\n<p>\n${links}`,
]
const severities: Record<string, 'warning'> = { '*': 'warning', 'divergence/*': 'warning' }

test('core: no result holds it', () => {
  for (const input of urls) {
    for (const spec of specs) {
      const result = parse(input, { spec, base: anyPage })
      expect(JSON.stringify(result)).not.toMatch(invented)
    }
    expect(JSON.stringify(compare(input, specs, { base: anyPage }))).not.toMatch(invented)
  }
})

describe('command line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hreflint-'))
  const config = join(folder, 'hreflint.json')
  writeFileSync(config, JSON.stringify({ severities }))

  test.each([
    'text',
    'json',
    'ndjson',
    'compact',
    'sarif',
    'markdown',
    'github',
    'gitlab',
    'junit',
  ])('%s', async format => {
    for (const page of pages) {
      const { stdout, stderr } = await runCli(
        ['--stdin', '--stdin-filename', 'page.html', '--format', format, '--config', config],
        { cwd: folder, stdin: page },
      )
      expect(stdout).toContain('missing-slashes')
      expect(stdout + stderr).not.toMatch(invented)
    }
  })
})

describe('editors', () => {
  const subjects = pages.map(page => plainSubject(page, { config: { severities } }))

  test('diagnostics, hovers, links, completions, copies, explanations and actions', () => {
    for (const subject of subjects) {
      const said: unknown[] = [service.diagnostics(subject), service.documentLinks(subject, null)]
      const { text } = subject.document
      for (const { index } of text.matchAll(/href="/g)) {
        const position = subject.document.positionAt(index + 'href="'.length)
        const range = { start: position, end: position }
        said.push(
          service.hover(subject, position, true),
          service.completions(subject, position),
          service.explain(subject, position),
          service.copyAs(subject, position, 'resolved'),
          service.copyAs(subject, position, 'percent-encoded'),
          service.copyAs(subject, position, 'unicode'),
          service.codeActions(subject, range, { diagnostics: [] }),
        )
      }
      expect(said.length).toBeGreaterThan(7 * urls.length)
      expect(JSON.stringify(said)).not.toMatch(invented)
    }
  })
})

test('ESLint, with every rule', () => {
  const sinks = ['fetch($)', 'new URL($, base)', 'new URL($, import.meta.url)', 'location.href = $']
  const code = urls
    .flatMap(url => sinks.map(sink => sink.replace('$', () => JSON.stringify(url))))
    .join('\n')
  const rules: Linter.RulesRecord = {
    'hreflint/no-conformance-error': 'warn',
    'hreflint/no-credentials': 'warn',
    'hreflint/no-parse-exception': 'warn',
    'hreflint/no-divergent-url': ['warn', { specs: ['whatwg', 'rfc3986'], grade: 'verdict' }],
  }
  const messages = new Linter().verify(code, [{ plugins: { hreflint: hreflint as never }, rules }])
  expect(messages.length).toBeGreaterThan(urls.length)
  expect(messages.some(({ message }) => message.includes('the host of the page'))).toBe(true)
  expect(JSON.stringify(messages)).not.toMatch(invented)
})
