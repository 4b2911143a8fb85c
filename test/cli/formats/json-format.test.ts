import { describe, expect, test } from 'vitest'
import { folderWith, runCli } from '../support/run-cli.ts'

describe('the json format', () => {
  test('is exactly what is documented', async () => {
    const text = '<p>\r\n<a href="https://example.com/a b">ü</a>\r\n'
    const cwd = folderWith({ 'sub/index.html': text, 'clean.html': '<a href="/">' })
    const { code, stdout } = await runCli(['--format', 'json', 'sub', 'clean.html'], { cwd })
    expect(code).toBe(0)
    const start = text.indexOf(' b')
    expect(JSON.parse(stdout)).toEqual([
      {
        filePath: 'sub/index.html',
        findings: [
          {
            code: 'whatwg/unescaped-space',
            kind: 'conformance-error',
            severity: 'warning',
            message: 'The path contains a space that is not percent-encoded.',
            url: 'https://example.com/a b',
            span: { start, end: start + 1 },
            range: { start: { line: 2, column: 31 }, end: { line: 2, column: 32 } },
            fixes: [
              {
                title: 'Percent-encode as %20',
                safety: 'keeps-url',
                edits: [{ start, end: start + 1, text: '%20' }],
              },
            ],
          },
        ],
      },
      { filePath: 'clean.html', findings: [] },
    ])
  })

  test('counts offsets in UTF-16 units, without the byte order mark', async () => {
    const cwd = folderWith({ 'a.html': '\uFEFF😀<a href="/a b">' })
    const { stdout } = await runCli(['--format', 'json', 'a.html'], { cwd })
    const [{ findings }] = JSON.parse(stdout)
    expect(findings[0].span).toEqual({ start: 13, end: 14 })
    expect(findings[0].range.start).toEqual({ line: 1, column: 14 })
  })
})
