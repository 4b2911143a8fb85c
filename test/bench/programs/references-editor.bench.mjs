// How fast an editor is told of broken references in a site of 5,000 documents: the first index beside the command line, and
// from a keystroke to the findings of the document and of one that links to it.
// Run with: pnpm bench references-editor

import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { printTargets } from '../measure.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'hreflint-bench-'))
const count = Number(process.env.HREFLINT_BENCH_DOCUMENTS ?? 5000)
const nameOf = index => `f${index % 50}/p${index}.md`

for (let index = 0; index < count; index++) {
  const parts = Array.from({ length: 10 }, (_, part) => {
    const target = nameOf((index * 7 + part * 131) % count)
    return `## Part ${part}\n\nA [link](../${target}#part-${part}). ${'Some more words. '.repeat(15)}\n`
  })
  const path = join(folder, nameOf(index))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `# Page ${index}\n\n${parts.join('\n')}`)
}
writeFileSync(join(folder, 'hreflint.config.json'), '{"references":"fragments","profile":"github"}')

/** A client that speaks over pipes and answers what it must. */
class Client {
  #process = spawn(process.execPath, [
    join(root, 'packages/language-server/dist/node.js'),
    '--stdio',
  ])
  #buffer = Buffer.alloc(0)
  #waiting = new Map()
  #next = 0
  refreshed = Promise.withResolvers?.() ?? withResolvers()

  constructor() {
    this.#process.stdout.on('data', data => this.#read(data))
  }

  send(message) {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }

  request(method, params) {
    const id = ++this.#next
    const answer = new Promise(resolve => this.#waiting.set(id, resolve))
    this.send({ id, method, params })
    return answer
  }

  #read(data) {
    this.#buffer = Buffer.concat([this.#buffer, data])
    for (;;) {
      const end = this.#buffer.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = Number(/length: *(\d+)/i.exec(this.#buffer.toString('latin1', 0, end))?.[1])
      if (this.#buffer.length < end + 4 + length) return
      const message = JSON.parse(this.#buffer.toString('utf8', end + 4, end + 4 + length))
      this.#buffer = this.#buffer.subarray(end + 4 + length)
      if (message.method === undefined) this.#waiting.get(message.id)?.(message.result)
      else if (message.id !== undefined) {
        if (message.method === 'workspace/diagnostic/refresh') this.refreshed.resolve()
        this.send({ id: message.id, result: null })
      }
    }
  }

  end() {
    this.#process.kill()
  }
}

function withResolvers() {
  let resolve = () => {}
  const promise = new Promise(done => {
    resolve = done
  })
  return { promise, resolve }
}

/** A session that keeps what it reads beside the site. */
async function begin() {
  const client = new Client()
  await client.request('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities: {
      workspace: { diagnostics: { refreshSupport: true } },
      textDocument: { diagnostic: {} },
    },
    workspaceFolders: [{ uri: pathToFileURL(folder).href, name: 'site' }],
    initializationOptions: { cacheFolder: join(folder, 'node_modules/.cache') },
  })
  client.send({ method: 'initialized', params: {} })
  return client
}

let client = await begin()
const open = name => {
  const uri = pathToFileURL(join(folder, name)).href
  const text = readFileSync(join(folder, name), 'utf8')
  client.send({
    method: 'textDocument/didOpen',
    params: { textDocument: { uri, languageId: 'markdown', version: 1, text } },
  })
  return { uri, text }
}
const findings = uri => client.request('textDocument/diagnostic', { textDocument: { uri } })

const began = performance.now()
const edited = open(nameOf(0))
await findings(edited.uri)
await client.refreshed.promise
const indexed = performance.now() - began
// What was read is written after the client was told.
await new Promise(resolve => setTimeout(resolve, 3000))
client.end()
client = await begin()
const again = performance.now()
open(nameOf(0))
await findings(edited.uri)
await client.refreshed.promise
const nextStart = performance.now() - again
const start = performance.now()
try {
  execFileSync(process.execPath, [join(root, 'packages/cli/dist/bin.cjs'), folder, '--quiet'], {
    stdio: 'ignore',
  })
} catch {
  // Its findings are none of this.
}
const commandLine = performance.now() - start

/** One that links to the first document. */
const referrer = open(
  nameOf(
    Array.from({ length: count }, (_, at) => at).find(at => at > 0 && (at * 7) % count === 0) ?? 1,
  ),
)
await findings(referrer.uri)
const times = []
for (let version = 2; version < 202; version++) {
  const text = `${edited.text.replace('Part 0', `Part ${version}`)}${' '.repeat(version)}`
  const from = performance.now()
  client.send({
    method: 'textDocument/didChange',
    params: { textDocument: { uri: edited.uri, version }, contentChanges: [{ text }] },
  })
  await Promise.all([findings(edited.uri), findings(referrer.uri)])
  times.push(performance.now() - from)
}
client.end()
rmSync(folder, { recursive: true, force: true })
const sorted = times.toSorted((a, b) => a - b)

printTargets([
  {
    what: `first index, ${count} documents`,
    value: indexed,
    unit: 'ms',
    target: 1.3 * commandLine,
  },
  { what: 'index of the next start', value: nextStart, unit: 'ms', target: 1000 },
  { what: 'the command line', value: commandLine, unit: 'ms' },
  { what: 'edit to all findings, median', value: sorted[100], unit: 'ms' },
  { what: 'edit to all findings, p95', value: sorted[190], unit: 'ms', target: 50 },
])
