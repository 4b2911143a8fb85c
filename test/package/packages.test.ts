import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { folderFor } from './support/install-packages.ts'

// What a user gets: the packages are packed, installed into an empty folder by npm, and used there.

const folder = folderFor('packages')

function runIn(
  cwd: string,
  command: string,
  ...args: string[]
): { status: number; output: string } {
  try {
    const output = execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' })
    return { status: 0, output }
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string }
    return { status, output: stdout + stderr }
  }
}

test('every package brings its license and a README, and no sources', () => {
  for (const name of [
    'hreflint',
    'eslint-plugin-hreflint',
    '@hreflint/core',
    '@hreflint/documents',
  ]) {
    const files = readdirSync(join(inject('installed'), 'node_modules', name))
    expect(files, name).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist']))
    expect(files, name).not.toContain('src')
  }
})

test('the command line finds a mistake, and repairs what it may', () => {
  const page = join(folder, 'page.html')
  writeFileSync(
    page,
    '<a href="http:\\\\example.com\\a b">x</a>\n<a href="https://a:65536/">y</a>\n',
  )
  const found = runIn(folder, 'npx', 'hreflint', 'page.html')
  expect(found.status).toBe(1)
  expect(found.output).toContain('whatwg/port-out-of-range')
  expect(found.output).toContain('^^^^^')
  runIn(folder, 'npx', 'hreflint', '--fix', 'page.html')
  expect(readFileSync(page, 'utf8')).toBe(
    '<a href="http://example.com/a%20b">x</a>\n<a href="https://a:65536/">y</a>\n',
  )
})

test('core can be imported, with each specification by its own name', () => {
  writeFileSync(
    join(folder, 'use.js'),
    `import { parse } from '@hreflint/core'
     import { validationErrors } from '@hreflint/core/specs/whatwg'
     console.log(parse('https://☕.example/').url.href, validationErrors('https://a/ b').join())`,
  )
  expect(runIn(folder, 'node', 'use.js')).toEqual({
    status: 0,
    output: 'https://xn--53h.example/ invalid-URL-unit\n',
  })
})

test('the ESLint plugin reports and fixes', () => {
  writeFileSync(
    join(folder, 'eslint.config.js'),
    `import hreflint from 'eslint-plugin-hreflint'
     export default [hreflint.configs.recommended]`,
  )
  writeFileSync(
    join(folder, 'code.js'),
    "fetch('https://example.com/a b')\nnew URL('https://a:x/')\n",
  )
  const found = runIn(folder, 'npx', 'eslint', '--fix', 'code.js')
  expect(found.status, found.output).toBe(1)
  expect(found.output).toContain('hreflint/no-parse-exception')
  expect(readFileSync(join(folder, 'code.js'), 'utf8')).toContain(
    "fetch('https://example.com/a%20b')",
  )
})

test('the language server starts and answers', async () => {
  const server = spawn('npx', ['hreflint-language-server', '--stdio'], { cwd: folder })
  const send = (message: object): void => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message })
    server.stdin.write(`Content-Length: ${text.length}\r\n\r\n${text}`)
  }
  let answer = ''
  server.stdout.setEncoding('utf8').on('data', text => {
    answer += text
  })
  const answered = (part: string) => expect.poll(() => answer, { timeout: 30_000 }).toContain(part)
  send({
    id: 1,
    method: 'initialize',
    params: { processId: null, rootUri: null, capabilities: { textDocument: { diagnostic: {} } } },
  })
  await answered('diagnosticProvider')
  send({ id: 2, method: 'shutdown' })
  await answered('"id":2')
  send({ method: 'exit' })
  const [status] = await once(server, 'exit')
  expect(status).toBe(0)
})
