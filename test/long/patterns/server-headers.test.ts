import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { languageOf, locatePatterns } from '@hreflint/documents'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../support/oracles/free-port.ts'

// The header that is read in a configuration is the one that the real server sends, and so is what a fix writes there.

/** What is escaped in one server or another, and what is nothing special in quotes. */
const pieces = ['a', 'b', ' ', '\\"', "\\'", '\\\\', '\\t', '\\x', ';', '#', '(', ',']

interface Server {
  readonly name: string
  readonly fileName: string
  readonly quotes: readonly string[]
  /** What only this server reads in a way of its own. */
  readonly pieces: readonly string[]
  /** Writes a header for the address `/n`. The value is in its quotes. */
  readonly header: (n: number, value: string) => string
  readonly whole: (headers: string, port: number, work: string) => string
  readonly command: (file: string, work: string) => readonly [string, ...string[]]
}

const modules = '/usr/lib/apache2/modules'

const servers: readonly Server[] = [
  {
    name: 'nginx',
    fileName: 'nginx.conf',
    quotes: ['"', "'"],
    pieces: ['%%', '{', '}'],
    header: (n, value) => `location = /${n} { return 204; add_header Link ${value}; }`,
    whole: (headers, port, work) => `daemon off; worker_processes 1; pid ${work}/nginx.pid;
events {}
http { access_log off; server { listen 127.0.0.1:${port};\n${headers}\n} }`,
    command: (file, work) => ['nginx', '-p', work, '-c', file, '-e', join(work, 'error.log')],
  },
  {
    name: 'Apache',
    fileName: 'httpd.conf',
    quotes: ['"', "'"],
    pieces: ['%%', '{', '}', '\\\n'],
    header: (n, value) => `<Location "/${n}">\n  Header always set Link ${value}\n</Location>`,
    whole: (headers, port, work) => `ServerRoot "${work}"\nListen 127.0.0.1:${port}
ServerName a.example\nPidFile "${work}/pid"\nErrorLog "${work}/error.log"\nMutex file:${work}
LoadModule mpm_event_module ${modules}/mod_mpm_event.so
LoadModule authz_core_module ${modules}/mod_authz_core.so
LoadModule headers_module ${modules}/mod_headers.so
${headers}\n`,
    command: file => ['apache2', '-f', file, '-D', 'FOREGROUND'],
  },
  {
    // Braces are placeholders there.
    name: 'Caddy',
    fileName: 'Caddyfile',
    quotes: ['"', '`'],
    pieces: ['%%'],
    header: (n, value) => `\theader /${n} Link ${value}`,
    whole: (headers, port, work) =>
      `{\n\tadmin off\n\tauto_https off\n\tstorage file_system ${work}\n}\n:${port} {\n${headers}\n\trespond 204\n}\n`,
    command: file => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
  },
]

let work: string
const running: ChildProcess[] = []

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'hreflint-headers-'))
})
afterAll(() => {
  for (const server of running) server.kill()
  rmSync(work, { recursive: true, force: true })
})

describe.each(servers)('$name', server => {
  const piece = fc.constantFrom(...pieces, ...server.pieces)
  const value = fc
    .tuple(fc.constantFrom(...server.quotes), fc.array(piece, { minLength: 1, maxLength: 12 }))
    .map(([quote, all]) => `${quote}${all.join('')}${quote}`)
    .filter(text => isOneWord(text) && locatedIn(server, text) !== undefined)

  test('the header is read as the server sends it', async () => {
    const values = fc.sample(value, 300)
    const sent = await headersOf(server, values)
    expect(values.map((text, n) => [text, sent[n]])).toEqual(
      values.map(text => [text, locatedIn(server, text)?.text]),
    )
  })

  test('what a fix writes is what the server sends then', async () => {
    const wanted = fc.string({
      unit: fc.constantFrom('a', ' ', '"', "'", '\\', '<', '`', ';', '%'),
    })
    const cases = fc
      .sample(fc.tuple(fc.constantFrom(...server.quotes, ''), wanted), 400)
      .flatMap(([quote, text]) => {
        const written = locatedIn(server, `${quote}a${quote}`)?.escape(text.trim()) ?? ''
        return written === '' ? [] : [{ wanted: text.trim(), written: quote + written + quote }]
      })
    expect(cases.length).toBeGreaterThan(100)
    const sent = await headersOf(
      server,
      cases.map(({ written }) => written),
    )
    expect(cases.map((each, n) => [each.written, sent[n]])).toEqual(
      cases.map(each => [each.written, each.wanted]),
    )
  })
})

/** Whether no quote in the text ends it. */
function isOneWord(text: string): boolean {
  const quote = text.charAt(0)
  const inside = text.slice(1, -1)
  return quote === '`' || !inside.replaceAll(/\\./gs, '').includes(quote)
}

function locatedIn(server: Server, value: string) {
  const language = languageOf(server.fileName) ?? ''
  return locatePatterns(server.header(0, value), language)[0]
}

/** Returns what the server sends for each of the values, without blanks around it. */
async function headersOf(server: Server, values: readonly string[]): Promise<readonly string[]> {
  const port = await freePort()
  const file = join(work, server.fileName)
  const headers = values.map((value, n) => server.header(n, value)).join('\n')
  writeFileSync(file, server.whole(headers, port, work))
  const [command, ...options] = server.command(file, work)
  const started = spawn(command, options, { stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  started.stderr?.on('data', data => {
    complaint += data
  })
  running.push(started)
  const sent: string[] = []
  for (let n = 0; n < values.length; n++) {
    sent.push(
      await linkOf(
        port,
        n,
        () => started.exitCode === null,
        () => complaint,
      ),
    )
  }
  const ended = new Promise(done => started.once('exit', done))
  started.kill()
  await ended
  return sent
}

/** Asks until the server answers, which it does not at once. */
async function linkOf(
  port: number,
  n: number,
  isAlive: () => boolean,
  complaint: () => string,
): Promise<string> {
  for (let attempt = 0; attempt < 300 && isAlive(); attempt++) {
    const link = await new Promise<string | null>(done => {
      get({ host: '127.0.0.1', port, path: `/${n}`, insecureHTTPParser: true }, response => {
        response.resume()
        done(String(response.headers.link ?? '').trim())
      }).on('error', () => done(null))
    })
    if (link !== null) return link
    await setTimeout(100)
  }
  throw new Error(`The server does not answer: ${complaint()}`)
}
