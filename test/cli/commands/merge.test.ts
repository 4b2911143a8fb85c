import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderWith, runCli } from '../support/run-cli.ts'

/** Findings of every kind: in URLs, of places, of links, of rendered text, of patterns and redirects. */
const files = {
  'hreflint.config.json':
    '{"references":"fragments","severities":{"reference/*":"error","document/*":"warning"}}',
  'a.html':
    '<a href="https://a:99999/">\n<a href="/a b">\n<a href="guide.htm">\n<a href="guide.html#intr">\n<base href="/x">\n<a href="">\n',
  'guide.html': '<h1 id="intro">x</h1>\n<a href="https://exa mple.com/">\n',
  'b.md': '# B\n\n[x](guide.htm) [y](https://x/a|b) [z](a.html#nope)\n',
  _redirects: '/a /b 301\n/b /a 301\n/x /y 999\n',
  // Suggestions that write a secret are shown without their text.
  'd.env': [
    'A=https://ada:let/me#1in@api.example.com/',
    "B='postgres://app:S3c<r3/tPw@db/x'",
    'C=mysql+pymysql://root:a@b@h/x',
    'D="https://ada:let me in@example.com/a b"',
    '',
  ].join('\n'),
  'vercel.json': '{"redirects":[{"source":"/a/:b(","destination":"/c"}]}',
}

describe('merge of one json report', () => {
  test.each([
    'text',
    'compact',
    'json',
    'ndjson',
    'sarif',
    'github',
    'gitlab',
    'azure',
    'rdjson',
    'junit',
    'checkstyle',
    'markdown',
  ])('in %s is what the run itself reports', async format => {
    const cwd = folderWith(files)
    const own = await runCli(['--format', format, '.'], { cwd })
    const { stdout } = await runCli(['--format', 'json', '.'], { cwd })
    writeFileSync(join(cwd, 'r.json'), stdout)
    const merged = await runCli(['merge', '--format', format, 'r.json'], { cwd })
    expect(merged).toEqual(own)
    expect(own.code).toBe(1)
  })

  test('keeps the kind of a link and the question about it', async () => {
    const cwd = folderWith(files)
    const { stdout } = await runCli(['--format', 'json', '.'], { cwd })
    expect(stdout).toContain('"kind":"broken-reference"')
    writeFileSync(join(cwd, 'r.json'), stdout)
    const merged = await runCli(['merge', 'r.json'], { cwd })
    expect(merged.stdout).toContain('Did you mean guide.html?')
    expect(merged.stdout).not.toContain('Suggestion: Change to guide.html')
  })
})
