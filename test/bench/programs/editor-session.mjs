import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The checkout. */
export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** How many documents the workspace has. */
export const count = Number(process.env.HREFLINT_BENCH_DOCUMENTS ?? 5000)

/** The server that is measured: that of the npm package, or another build (`HREFLINT_BENCH_SERVER`). */
const serverFile =
  process.env.HREFLINT_BENCH_SERVER ?? join(root, 'packages/language-server/dist/node.js')

/** The path of a document of the workspace. */
export const nameOf = index => `f${index % 50}/p${index}.md`

/** The number of a document whose first part links to the first part of the first document. */
export const referrer = 50

/**
 * Writes a workspace of Markdown documents with ten headings and ten links each; returns its folder.
 * Every fiftieth document links to the first part of the first one.
 */
export function writeWorkspace(documents = count) {
  const folder = mkdtempSync(join(tmpdir(), 'hreflint-bench-'))
  for (let index = 0; index < documents; index++) {
    const parts = Array.from({ length: 10 }, (_, part) => {
      const isReferrer = part === 0 && index % referrer === 0
      const target = nameOf(isReferrer ? 0 : (index * 7 + part * 131) % documents)
      return `## Part ${part}\n\nA [link](../${target}#part-${part}). ${'Some more words. '.repeat(15)}\n`
    })
    const path = join(folder, nameOf(index))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `# Page ${index}\n\n${parts.join('\n')}`)
  }
  writeFileSync(
    join(folder, 'hreflint.config.json'),
    '{"references":"fragments","profile":"github"}',
  )
  return folder
}

/** Removes a workspace, into which a server may still be writing. */
export function removeWorkspace(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** A client of the language server that speaks over pipes and answers what it must. */
export class EditorClient {
  #process = spawn(process.execPath, [serverFile, '--stdio'])
  #buffer = Buffer.alloc(0)
  #waiting = new Map()
  #next = 0
  refreshed = Promise.withResolvers?.() ?? withResolvers()

  constructor() {
    // A server that was ended is still answered.
    this.#process.stdin.on('error', () => {})
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

  /**
   * Milliseconds of processor time that the server has used, in steps of 10. Unlike the time of day it
   * does not go on while other processes run. Not a number where the system has no /proc.
   */
  processorTime() {
    try {
      const stat = readFileSync(`/proc/${this.#process.pid}/stat`, 'utf8')
      // The name of the program comes before, in parentheses.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return (Number(fields[11]) + Number(fields[12])) * 10
    } catch {
      return Number.NaN
    }
  }

  /** What the server holds in memory, in MB. Not a number where the system has no /proc. */
  memory() {
    try {
      const status = readFileSync(`/proc/${this.#process.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
    } catch {
      return Number.NaN
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

/** Begins a session of the language server in a workspace. */
export async function beginSession(folder, initializationOptions) {
  const client = new EditorClient()
  await client.request('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities: {
      workspace: { diagnostics: { refreshSupport: true } },
      textDocument: { diagnostic: {} },
    },
    workspaceFolders: [{ uri: pathToFileURL(folder).href, name: 'site' }],
    initializationOptions,
  })
  client.send({ method: 'initialized', params: {} })
  return client
}

/** Opens a document of the workspace. */
export function openDocument(client, folder, name) {
  const uri = pathToFileURL(join(folder, name)).href
  const text = readFileSync(join(folder, name), 'utf8')
  client.send({
    method: 'textDocument/didOpen',
    params: { textDocument: { uri, languageId: 'markdown', version: 1, text } },
  })
  return { uri, text }
}

/** Gives a document another text. */
export function changeDocument(client, uri, version, text) {
  client.send({
    method: 'textDocument/didChange',
    params: { textDocument: { uri, version }, contentChanges: [{ text }] },
  })
}

/** Requests the findings of a document. */
export function findingsOf(client, uri) {
  return client.request('textDocument/diagnostic', { textDocument: { uri } })
}
