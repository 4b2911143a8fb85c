// How long VS Code waits for the extension: loading its file and its function `activate`; and what is
// loaded later, when a document is open that needs a server.
// Run with: pnpm bench vscode-activation

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median, printTargets } from '../measure.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const node24 = join(root, 'node_modules/.cache/e2e/node_modules/.bin/node')
const isInstalled = existsSync(node24)
const node = isInstalled ? node24 : process.execPath
const extension = join(root, 'extensions/vscode')
execFileSync(
  join(extension, 'node_modules/.bin/tsx'),
  ['--conditions=hreflint-source', isInstalled ? 'scripts/package.mts' : 'scripts/build.mts'],
  { cwd: extension },
)

// A process that does nothing else, with a stand-in for the editor's interface.
const probe = `
  const Module = require('node:module')
  const anything = new Proxy(function () {}, {
    get: (_, key) => key === Symbol.toPrimitive ? () => '' : key === 'then' ? undefined : anything,
    set: () => true,
    apply: () => anything,
    construct: () => anything,
  })
  const load = Module._load
  Module._load = (name, ...rest) => name === 'vscode' ? anything : load(name, ...rest)
  const time = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000 }
  const folder = ${JSON.stringify(join(extension, 'dist/package/dist/'))}
  const times = [time()]
  const { activate } = require(folder + 'extension.js')
  times.push(time())
  activate({ subscriptions: [], asAbsolutePath: path => path, extensionUri: anything })
  times.push(time())
  require(folder + 'client.js').start(
    { asAbsolutePath: path => path },
    {},
    () => {},
  ).catch(() => {})
  times.push(time())
  console.log(JSON.stringify(times))
  process.exit(0)
`
const runs = Array.from({ length: 15 }, () =>
  JSON.parse(execFileSync(node, ['-e', probe], { encoding: 'utf8' })),
)
const step = at => median(runs.map(times => times[at + 1] - times[at]))
const rows = [
  { what: 'loading the extension, processor time', value: step(0), unit: 'ms' },
  { what: 'its activate(), processor time', value: step(1), unit: 'ms' },
  { what: 'both', value: step(0) + step(1), unit: 'ms', target: 50 },
  { what: 'later, loading the client, processor time', value: step(2), unit: 'ms' },
]

if (isInstalled) {
  const script = join(root, 'test/e2e/support/activation-time.ts')
  const output = execFileSync(node, ['--no-warnings', script], { encoding: 'utf8' })
  const times = JSON.parse(output.trim().split('\n').at(-1))
  rows.push({
    what: "VS Code's own figure (Developer: Show Running Extensions), the least of three windows",
    value: Math.min(...times),
    unit: 'ms',
    target: 50,
  })
} else {
  console.log('VS Code is not installed (npm run test:e2e does that): its own figure is left out')
}
printTargets(rows)
