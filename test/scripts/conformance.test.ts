import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conformanceOf } from '../support/oracles/conformance.ts'
import { repositoryRoot } from '../support/source-files.ts'

// The command that fetches the Web Platform Tests, in a copy of the scripts, from a server on this machine.

const wpt = conformanceOf('wpt')
const folder = mkdtempSync(join(tmpdir(), 'hreflint-conformance-'))
// In a folder of its own: data may lie beside a checkout.
const root = join(folder, 'checkout')
const kept = join(root, '.cache/conformance/wpt')
const served = new Map<string, Buffer>()
let server: Server
let origin: string

beforeAll(async () => {
  cpSync(join(repositoryRoot, 'scripts/conformance'), join(root, 'scripts/conformance'), {
    recursive: true,
  })
  server = createServer((request, response) => {
    const bytes = served.get(request.url ?? '')
    response.writeHead(bytes === undefined ? 404 : 200).end(bytes)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/wpt/`
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

async function node(
  program: string,
  ...args: readonly string[]
): Promise<{ code: number; output: string }> {
  const { HREFLINT_CONFORMANCE: _, ...env } = process.env
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...args], {
      cwd: root,
      env,
    })
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, output: stdout + stderr }
  }
}

const fetchFrom = (address: string) => node('scripts/conformance/fetch.mjs', address)

/** What `npm test` says at its end. */
async function leftOut(): Promise<string> {
  const program = join(root, 'left-out.mjs')
  writeFileSync(
    program,
    "import { leftOut } from './scripts/conformance/parts.mjs'\nconsole.log(leftOut())\n",
  )
  return (await node(program)).output
}

test('a stranger is told what is left out and how to get it, in one line', async () => {
  expect(await leftOut()).toMatch(
    /^Left out: the Web Platform Tests of URLs, .*npm run conformance fetches the tests of URLs and of structured fields.*\n$/,
  )
})

test.each([
  ['http://127.0.0.1:1/', 'cannot be reached'],
  ['not an address', 'Invalid URL'],
])('nothing is written from %s', async (address, reason) => {
  const { code, output } = await fetchFrom(address)
  expect(code).toBe(1)
  expect(output).toContain(reason)
  expect(existsSync(kept)).toBe(false)
})

test('nothing is written where a file is missing or is another one', async () => {
  expect((await fetchFrom(origin)).output).toMatch(/Nothing was written\. .* answers 404\./)
  const names = ['IdnaTestV2-removed', 'IdnaTestV2', 'percent-encoding', 'setters_tests', 'toascii']
  for (const name of [...names, 'urltestdata-javascript-only', 'urltestdata'])
    served.set(`/wpt/${name}.json`, Buffer.from('[]'))
  expect((await fetchFrom(origin)).output).toMatch(
    /Nothing was written\. .* is another file: its SHA-256 is /,
  )
  expect(existsSync(kept)).toBe(false)
})

describe.skipIf(!wpt.present)(wpt.title('the files themselves'), () => {
  test('are kept, also over those that are there, and no longer left out', async () => {
    const names = [...served.keys()].map(path => path.slice('/wpt/'.length))
    for (const name of names) served.set(`/wpt/${name}`, readFileSync(join(wpt.folder, name)))
    for (let time = 0; time < 2; time++) {
      expect(await fetchFrom(origin)).toMatchObject({ code: 0 })
      expect(readdirSync(kept).sort()).toEqual([...names].sort())
      expect(readdirSync(join(kept, '..'))).toEqual(['wpt'])
    }
    expect(await leftOut()).not.toMatch(/Web Platform Tests of URLs\b/)
  })
})
