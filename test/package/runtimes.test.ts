import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { beforeAll, expect, test } from 'vitest'
import { folderFor } from './support/install-packages.ts'

// Core as other runtimes than Node take it, by the names of the package.

const folder = folderFor('runtimes')

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })

/** An ASCII host, a host that needs the tables of IDNA, another specification, and a legacy encoding. */
const program = `
  const answers = [
    check('https://a.example/a b').map(({ code }) => code).join(),
    parse('https://☕.example/').url.href,
    check('https://a.example/b|c', { spec: rfc3986 }).length,
    parse('https://a.example/?é', { encoding: 'iso-8859-2' }).url.href,
  ].join(' ')`
const imports = `
  import { check, parse } from '@hreflint/core'
  import { rfc3986 } from '@hreflint/core/specs/rfc3986'`
const expected = 'whatwg/unescaped-space https://xn--53h.example/ 1 https://a.example/?%E9'

beforeAll(() => {
  writeFileSync(join(folder, 'use.js'), `${imports}\n${program}\nconsole.log(answers)`)
  writeFileSync(
    join(folder, 'use.cjs'),
    `const { check, parse } = require('@hreflint/core')
     const { rfc3986 } = require('@hreflint/core/specs/rfc3986')
     ${program}\nconsole.log(answers)`,
  )
  writeFileSync(
    join(folder, 'bare.js'),
    `${imports}\nimport '@hreflint/core/legacy-encodings'\n${program}\nexport default answers`,
  )
})

test.each([
  ['Node, by import', ['node', 'use.js']],
  ['Node, by require', ['node', 'use.cjs']],
  ['Bun', ['npx', 'bun', 'use.js']],
  ['Deno', ['npx', 'deno', 'run', '--no-remote', 'use.js']],
] as const)('%s', (_runtime, [command, ...args]) => {
  expect(run(command, ...args)).toBe(`${expected}\n`)
})

test.each(['neutral', 'browser'])(
  'a bundle for the platform %s needs nothing of its host',
  platform => {
    run(
      'npx',
      'esbuild',
      'bare.js',
      '--bundle',
      `--platform=${platform}`,
      '--main-fields=module,main',
      '--format=iife',
      '--global-name=bare',
      '--outfile=bare.out.js',
    )
    // A worker has the Encoding Standard's classes; it has no `process`, `require` or document.
    const { TextDecoder, TextEncoder } = globalThis
    const host = { TextDecoder, TextEncoder }
    const code = readFileSync(join(folder, 'bare.out.js'), 'utf8')
    expect(runInNewContext(`${code}; bare.default`, host)).toBe(expected)
  },
)
