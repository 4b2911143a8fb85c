// How fast the language server answers, as it is packed: keystroke to diagnostics over real pipes,
// start, memory. On Node 24 where the end-to-end tests have installed it, else on this Node.
// Run with: pnpm bench language-server

import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median, printTargets } from '../measure.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const node24 = join(root, 'node_modules/.cache/e2e/node_modules/.bin/node')
const node = existsSync(node24) ? node24 : process.execPath
const folder = mkdtempSync(join(tmpdir(), 'hreflint-bench-'))
const extension = join(root, 'extensions/vscode')
execFileSync(
  join(extension, 'node_modules/.bin/tsx'),
  ['--conditions=hreflint-source', 'scripts/build.mts'],
  { cwd: extension },
)
const server = join(extension, 'dist/package/dist/server-process.js')
// As the extension starts it (src/desktop.ts).
const flags = ['--max-semi-space-size=8']
// Tells on a signal what is in use once everything that can go has gone.
const heapTeller = join(folder, 'heap-teller.cjs')
writeFileSync(
  heapTeller,
  `process.on('SIGUSR2', () => {
    gc()
    require('node:fs').writeSync(3, String(process.memoryUsage().heapUsed))
  })`,
)

const rows = []
const p95 = times => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)]
const uri = 'file:///nowhere/page.html'

/** A page of prose with links; every fiftieth of them has a mistake. */
function page(links, prose) {
  const words = 'the quick brown fox jumps over the lazy dog while nobody looks at it '
  const text = words.repeat(Math.ceil(prose / words.length)).slice(0, prose)
  const blocks = Array.from({ length: links }, (_, index) => {
    const path = index % 50 === 0 ? `a page ${index}` : `page-${index}`
    return `<p>${text}<a href="https://example.com/docs/${path}.html?x=1&amp;y=${index}">link</a></p>\n`
  })
  return `<!doctype html>\n<title>page</title>\n${blocks.join('')}`
}

/** A generated index: hardly anything but links. */
function index(links) {
  const items = Array.from(
    { length: links },
    (_, at) =>
      `<li><a href="core/module_${at % 97}/struct.Name${at}.html">core::Name${at}</a></li>\n`,
  )
  return `<!doctype html>\n<ul>\n${items.join('')}</ul>\n`
}

const pages = [
  { what: '1 MB page, 700 links', text: page(700, 1380), edits: 100, target: 20 },
  { what: '2.35 MB index, 26,000 links', text: index(26_000), edits: 60, target: 60 },
  { what: '10 MB page, 7,000 links', text: page(7000, 1380), edits: 20, target: 200 },
]

/** Median and 95th percentile of what a machine took and of what its processor worked, beside it if given. */
function tell(what, times, target) {
  const { wall, processor } = times
  rows.push({ what: `${what}, median`, value: median(wall), unit: 'ms' })
  rows.push({ what: `${what}, p95`, value: p95(wall), unit: 'ms', target })
  // On a machine that does other things as well, this is what can be compared.
  rows.push({ what: `${what}, processor time, median`, value: median(processor), unit: 'ms' })
  rows.push({ what: `${what}, processor time, p95`, value: p95(processor), unit: 'ms', target })
}

for (const [at, { what, text, edits, target }] of pages.entries()) {
  const client = await start()
  client.open(uri, text)
  const times = { wall: [], processor: [] }
  for (let edit = -5; edit < edits; edit++) {
    const processor = client.processor()
    const begin = performance.now()
    client.type(uri, edit)
    await client.pull(uri)
    if (edit < 0) continue
    times.wall.push(performance.now() - begin)
    times.processor.push(client.processor() - processor)
  }
  const size = `${(text.length / 1e6).toFixed(2)} M characters`
  tell(`${what} (${size})`, times, target)
  await client.stop()
  const beside = editorsOwnService(join(folder, `${at}.html`), text)
  if (beside !== null) tell("  beside it, VS Code's own service finds its links", beside)
}

// The editor must not wait for an answer that it no longer wants.
{
  const client = await start()
  client.open(uri, pages[2].text)
  await client.pull(uri)
  const times = []
  for (let round = 0; round < 10; round++) {
    client.type(uri, round)
    const stale = Array.from({ length: 10 }, () => client.begin('textDocument/diagnostic', uri))
    for (const { id } of stale) client.send({ method: '$/cancelRequest', params: { id } })
    const begin = performance.now()
    await client.request('hreflint/copyAs', {
      textDocument: { uri: 'file:///other' },
      position: { line: 0, character: 0 },
      form: 'resolved',
    })
    times.push(performance.now() - begin)
    await Promise.all(stale.map(({ answer }) => answer))
  }
  rows.push({
    what: '10 MB: next answer after 10 canceled ones, p95',
    value: p95(times),
    unit: 'ms',
  })
  await client.stop()
}

{
  const times = { wall: [], processor: [] }
  for (let round = -1; round < 15; round++) {
    const begin = performance.now()
    const client = await start()
    if (round >= 0) {
      times.wall.push(performance.now() - begin)
      times.processor.push(client.processor())
    }
    await client.stop()
  }
  tell('process start to initialize answered', times, 60)
  const bare = { wall: [], processor: [] }
  for (let round = 0; round < 15; round++) {
    const begin = performance.now()
    const child = spawn(node, [
      '-e',
      'process.stdin.once("data", data => process.stdout.write(data))',
    ])
    child.stdin.write('x')
    await new Promise(resolve => child.stdout.once('data', resolve))
    bare.wall.push(performance.now() - begin)
    bare.processor.push(processorOf(child.pid))
    child.kill()
  }
  tell('  beside it, Node alone answers', bare)
}

{
  const client = await start()
  await new Promise(resolve => setTimeout(resolve, 300))
  rows.push({ what: 'idle memory', value: client.memory(), unit: 'MB', target: 60 })
  for (let at = 0; at < 100; at++) {
    client.open(`file:///nowhere/${at}.html`, page(40, 1000))
    await client.pull(`file:///nowhere/${at}.html`)
  }
  rows.push({
    what: '100 open documents of 45 kB',
    value: client.memory(),
    unit: 'MB',
    target: 150,
  })
  await client.stop()
}

{
  // Two keystrokes a second for an hour, without the pauses.
  const client = await start(['--expose-gc', '--require', heapTeller])
  client.open(uri, page(100, 1000))
  const edit = async times => {
    for (let at = 0; at < times; at++) {
      client.type(uri, at)
      await client.pull(uri)
    }
  }
  const tell = async when => {
    const what = `an hour of editing: memory at the ${when}`
    rows.push({ what, value: client.memory(), unit: 'MB' })
    rows.push({
      what: `${what}, in use after a collection`,
      value: await client.heap(),
      unit: 'MB',
    })
  }
  await edit(1000)
  await tell('start')
  await edit(7200)
  await tell('end')
  await client.stop()
}

console.log(`server on ${node === process.execPath ? process.version : 'Node 24'}, bundled\n`)
printTargets(rows)
rmSync(folder, { recursive: true, force: true })

/** VS Code's own HTML service: what it needs to find the links of the same page, on the same Node. */
function editorsOwnService(file, text) {
  writeFileSync(file, text)
  const script = fileURLToPath(new URL('language-server.beside.mjs', import.meta.url))
  return JSON.parse(execFileSync(node, [script, file], { encoding: 'utf8' }))
}

/** Milliseconds that the threads of a process have been on a processor. */
function processorOf(pid) {
  const tasks = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = tasks.map(task => {
    try {
      return Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0])
    } catch {
      return 0
    }
  })
  return nanoseconds.reduce((sum, time) => sum + time, 0) / 1e6
}

/** A session that has begun. */
async function start(moreFlags = []) {
  const child = spawn(node, [...flags, ...moreFlags, server, '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit', 'pipe'],
  })
  const waiting = new Map()
  let chunks = []
  let size = 0
  let wanted = -1
  let next = 0
  let version = 1
  child.stdout.on('data', chunk => {
    chunks.push(chunk)
    size += chunk.length
    while (size > 0) {
      if (wanted < 0) {
        const head = Buffer.concat(chunks)
        chunks = [head]
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        wanted =
          end + 4 + Number(/content-length: *(\d+)/i.exec(head.toString('latin1', 0, end))[1])
      }
      if (size < wanted) return
      const whole = Buffer.concat(chunks)
      const message = JSON.parse(whole.toString('utf8', whole.indexOf('\r\n\r\n') + 4, wanted))
      chunks = [whole.subarray(wanted)]
      size -= wanted
      wanted = -1
      waiting.get(message.id)?.(message)
      waiting.delete(message.id)
    }
  })
  const send = message => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }
  const call = (method, params) => {
    const id = ++next
    const answer = new Promise(resolve => waiting.set(id, resolve))
    send({ id, method, params })
    return { id, answer }
  }
  const request = (method, params) => call(method, params).answer
  await request('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities: { textDocument: { diagnostic: {} } },
  })
  send({ method: 'initialized', params: {} })
  return {
    send,
    request,
    begin: (method, uri) => call(method, { textDocument: { uri } }),
    open: (uri, text) =>
      send({
        method: 'textDocument/didOpen',
        params: { textDocument: { uri, languageId: 'html', version: 1, text } },
      }),
    /** Types a letter after the document type, or takes it back. */
    type: (uri, edit) => {
      const place = { line: 1, character: 7 }
      const end = { line: 1, character: edit % 2 === 0 ? 7 : 8 }
      send({
        method: 'textDocument/didChange',
        params: {
          textDocument: { uri, version: ++version },
          contentChanges: [{ range: { start: place, end }, text: edit % 2 === 0 ? 'x' : '' }],
        },
      })
    },
    pull: uri => request('textDocument/diagnostic', { textDocument: { uri } }),
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    /** What the program holds in the heap, if it was started with the teller. */
    heap: async () => {
      const told = new Promise(resolve => child.stdio[3].once('data', resolve))
      child.kill('SIGUSR2')
      return Number(await told) / 1e6
    },
    processor: () => processorOf(child.pid),
    stop: async () => {
      await request('shutdown')
      send({ method: 'exit' })
      await new Promise(resolve => child.once('exit', resolve))
    },
  }
}
