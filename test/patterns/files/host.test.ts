import { createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { findDialect, matchPattern, parsePattern } from '@hreflint/patterns'
import { afterAll, expect, test } from 'vitest'
import { createViteServer } from 'vitest/node'
import WebpackDevServer from 'webpack-dev-server'

const dialect = findDialect('host')
if (dialect === undefined) throw new Error('Allowed hosts have a dialect.')

const allowed = [
  'example.com',
  '.example.com',
  'www.example.com',
  '*.example.com',
  'https://example.com',
  'example.com:3000',
  'example.com/',
  'Example.com',
  '*',
  '.com',
]
const hosts = [
  'example.com',
  'www.example.com',
  'a.b.example.com',
  'evilexample.com',
  'example.com:3000',
  'example.org',
  'com',
]

const open: { close(): unknown }[] = []
afterAll(() => Promise.all(open.map(each => each.close())))

/** Whether Vite's server, with one allowed host, answers requests for the hosts. */
async function answers(entry: string): Promise<readonly boolean[]> {
  const vite = await createViteServer({
    root: tmpdir(),
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false, allowedHosts: [entry] },
  })
  const server: Server = createServer(vite.middlewares)
  open.push(vite, server)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return Promise.all(
    hosts.map(
      host =>
        new Promise<boolean>((done, fail) => {
          request({ port, host: '127.0.0.1', path: '/', headers: { host } }, response => {
            response.resume()
            done(response.statusCode !== 403)
          })
            .on('error', fail)
            .end()
        }),
    ),
  )
}

test.each(allowed)('Vite allows by %s what the dialect says', async entry => {
  const parsed = parsePattern(entry, dialect)
  const theirs = await answers(entry)
  expect(hosts.filter((_, index) => theirs[index] === true)).toEqual(
    hosts.filter(host => matchPattern(parsed, `http://${host}/`) !== null),
  )
  for (const { witness } of parsed.issues) {
    const { host } = new URL(witness ?? '')
    if (hosts.includes(host)) expect(theirs[hosts.indexOf(host)]).toBe(false)
  }
})

/** The part of webpack's server that decides about a request, without a compiler. */
interface HostCheck {
  options: { readonly allowedHosts: readonly string[] }
  isValidHost(headers: { readonly host: string }, name: 'host'): boolean
}

test.each(allowed)('webpack allows by %s what the dialect says', entry => {
  const parsed = parsePattern(entry, dialect)
  const server: HostCheck = Object.create(WebpackDevServer.prototype)
  server.options = { allowedHosts: [entry] }
  const theirs = hosts.filter(host => server.isValidHost({ host }, 'host'))
  expect(theirs).toEqual(hosts.filter(host => matchPattern(parsed, `http://${host}/`) !== null))
  for (const { witness } of parsed.issues) {
    expect(server.isValidHost({ host: new URL(witness ?? '').host }, 'host')).toBe(false)
  }
})
