import { tmpdir } from 'node:os'
import { Linter } from 'eslint'
import hreflint from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import { runCli } from '../cli/support/run-cli.ts'
import { type DiagnosticReport, pulling, started } from '../language-server/sessions.ts'

// The command line, ESLint and the language server (which the extension for VS Code brings along;
// test/e2e looks at its squiggles) say the same of the same link, and mark the same characters.

const links = [
  'http:\\\\exa mple.com\\a b',
  'https://example.com/ok?q=1#top',
  'https://example.com:65536/',
  'https://u:p@example.com/a b"c',
  'https:/example.com/%zz|x',
  'https://[::1',
  'https://192.168.010.1/',
  'https://a_b.example/?q=%E4#x#y',
  'https://ex&amp;ample.com/a&#32;b',
  'https://💩.example/é [x]\\y',
  'mailto:someone@example.com?subject=a b',
  'data:image/svg+xml,<svg/>',
  'https://example.com/|x|x|x|x|x|x',
  'http://2001:db8::1/',
  'http://1.2.3.4./',
  'htps://example.com/',
  'https://https://example.com/a b',
  'http//www.example.com/',
  'https://p\u0430ypal.com/',
  'https://example.com/a\u202eb\u200bc',
]

interface Mark {
  readonly code: string
  readonly line: number
  readonly from: number
  readonly to: number
}

const page = `<p>\n${links.map(link => `<a href='${link}'>x</a>\n`).join('')}</p>\n`

async function ofCommandLine(): Promise<Mark[]> {
  const { stdout } = await runCli(
    ['--stdin', '--stdin-filename', 'page.html', '--format', 'json'],
    {
      cwd: tmpdir(),
      stdin: page,
    },
  )
  const [file] = JSON.parse(stdout) as {
    findings: { code: string; range: Record<'start' | 'end', { line: number; column: number }> }[]
  }[]
  return (file?.findings ?? []).map(({ code, range: { start, end } }) => ({
    code,
    line: start.line,
    from: start.column,
    to: end.column,
  }))
}

async function ofLanguageServer(): Promise<Mark[]> {
  const { client } = await started(pulling)
  const uri = 'file:///nowhere/page.html'
  client.open(uri, page)
  const { items } = await client.request<DiagnosticReport>('textDocument/diagnostic', {
    textDocument: { uri },
  })
  await client.stop()
  return (items ?? []).map(({ code, range: { start, end } }) => ({
    code: String(code),
    line: start.line + 1,
    from: start.character + 1,
    to: end.character + 1,
  }))
}

function ofEslint(): Mark[] {
  const messages = new Linter().verify(
    page,
    [
      {
        files: ['**/*.jsx'],
        plugins: { hreflint },
        languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
        rules: {
          'hreflint/no-parse-exception': 'error',
          'hreflint/no-conformance-error': 'error',
        },
      },
    ],
    { filename: 'page.jsx' },
  )
  return messages.map(({ messageId, line, column, endColumn }) => ({
    code: messageId ?? '',
    line,
    from: column,
    to: endColumn ?? column,
  }))
}

const inOrder = (marks: Mark[]) =>
  marks.sort(
    (a, b) => a.line - b.line || a.from - b.from || a.to - b.to || (a.code < b.code ? -1 : 1),
  )

describe('the faces agree', async () => {
  const expected = inOrder(await ofCommandLine())

  test('the command line finds what is expected of the first link', () => {
    expect(expected.filter(({ line }) => line === 2)).toEqual([
      { code: 'whatwg/backslash-after-scheme', line: 2, from: 15, to: 17 },
      { code: 'whatwg/domain-forbidden-code-point', line: 2, from: 20, to: 21 },
    ])
  })

  test('every link has a finding but the sound one, and the one whose data is not encoded', () => {
    const lines = links.map((_, i) => i + 2).filter(line => line !== 3 && line !== 13)
    expect([...new Set(expected.map(({ line }) => line))]).toEqual(lines)
  })

  test('letters that look like others, and characters that cannot be seen, are found', () => {
    const codes = expected.map(({ code }) => code)
    expect(codes).toContain('document/confusable-host')
    expect(codes).toContain('document/invisible-character')
  })

  test('ESLint', () => expect(inOrder(ofEslint())).toEqual(expected))

  test('the language server', async () => {
    expect(inOrder(await ofLanguageServer())).toEqual(expected)
  })
})
