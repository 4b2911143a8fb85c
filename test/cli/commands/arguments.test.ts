import { describe, expect, test } from 'vitest'
import { folderWith, runCli } from '../support/run-cli.ts'

// Common arguments are read without commander. `--threads 1` changes nothing, and has commander read
// the same arguments.
describe('arguments are read alike', () => {
  const page = '<a href="/a b">\n<a href="https://a:65536/">\n'
  const files = { 'a.html': page, 'b c/parse': page, 'b c/d.html': page, '.gitignore': 'd.html' }
  const lines: readonly (readonly string[])[] = [
    [],
    ['check'],
    ['a.html'],
    ['check', 'a.html', 'b c'],
    ['a.html', '--quiet'],
    ['--quiet', 'a.html', '--format', 'json'],
    ['--format', 'compact,json', '.'],
    ['--format', 'jsn', 'a.html'],
    ['a.html', '--format'],
    ['--format', '--quiet', 'a.html'],
    ['--no-ignore', '.'],
    ['--no-config', 'a.html', '--color'],
    ['--no-color', 'a.html'],
    ['--fix-dry-run', 'a.html'],
    ['--fix', 'a.html'],
    ['--staged', '--fix'],
    ['--fx', 'a.html'],
    ['-', '--format', 'compact'],
    ['--stdin', '--staged'],
    ['a.html', 'parse'],
    ['none.html', ''],
    ['--', '--quiet'],
    ['--format=compact', 'a.html'],
  ]

  test.each(lines.map(args => [args.join(' '), args]))('hreflint %s', async (_, args) => {
    const stdin = '<a href="/c d">'
    const short = await runCli(args, { cwd: folderWith(files), stdin })
    const long = ['--threads', '1', ...(args[0] === 'check' ? args.slice(1) : args)]
    expect(await runCli(long, { cwd: folderWith(files), stdin })).toEqual(short)
  })
})
