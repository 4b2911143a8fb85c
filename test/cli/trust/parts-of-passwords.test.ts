import { expect, test } from 'vitest'
import { folderWith, runCli } from '../support/run-cli.ts'

// Passwords that a document or a fix divides otherwise than their author.

test.each([
  ['.env', 'A=https://ada:.Sec #ret@db.example/x'],
  ['.env', 'A=redis://:Sec #ret@cache'],
  ['a.yaml', 'a: https://ada:.Sec #ret@db.example/x'],
  ['a.md', 'See https://ada:.Sec<ret@db.example/x and https://ada:.Sec ret@db.example/x'],
])('a password that ends the URL in %s is hidden: %s', async (name, text) => {
  const cwd = folderWith({ [name]: `${text}\n` })
  for (const format of ['text', 'json', 'sarif']) {
    const { stdout } = await runCli(['--format', format, '.'], { cwd })
    expect(stdout).toContain(name)
    expect(stdout).not.toMatch(/Sec|ret@/)
  }
})

test('what is wrong with a port is said if no password follows', async () => {
  const text = 'A=https://web:80a # ask ada@example.com\n'
  const { stdout } = await runCli(['.env'], { cwd: folderWith({ '.env': text }) })
  expect(stdout).toContain('The port contains "a".')
})

test('a password stays hidden where a fix makes a path of it', async () => {
  const text = '<a href="wss://CORP\\ada:Secret@db:5432/a b">x</a> <a href="/x y">\n'
  const cwd = folderWith({ 'a.html': text })
  const { stdout } = await runCli(['--fix-dry-run', 'a.html'], { cwd })
  expect(stdout).toContain('+<a href="wss://CORP/ada:***@db:5432/a%20b">x</a> <a href="/x%20y">\n')
})
