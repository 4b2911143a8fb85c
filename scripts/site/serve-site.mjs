// Serves a folder as a host of static pages does: clean addresses, gzip, long-lived assets.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** By file, with the time of the change that it is of. */
const compressed = new Map()

/**
 * Starts a server on this machine alone.
 *
 * @param {string} folder
 * @param {number} port 0 for any that is free
 * @returns {Promise<{ address: string, close(): Promise<void> }>}
 */
export function serveSite(folder, port = 0) {
  const root = normalize(folder.endsWith(sep) ? folder : folder + sep)
  const server = createServer((request, response) => answer(root, request, response))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = `http://localhost:${server.address().port}`
      const close = () =>
        new Promise(done => {
          server.close(() => done())
          server.closeAllConnections()
        })
      resolve({ address, close })
    })
  })
}

function answer(root, request, response) {
  const file = fileOf(root, request.url ?? '/')
  if (file === null) {
    const page = join(root, '404.html')
    send(request, response, 404, existsSync(page) ? page : null)
  } else send(request, response, 200, file)
}

/** The file of an address; null if there is none, or it is outside the folder. */
function fileOf(root, url) {
  let path
  try {
    path = decodeURIComponent(url.replace(/[?#].*$/s, ''))
  } catch {
    return null
  }
  const target = normalize(join(root, path))
  if (!target.startsWith(root) || path.includes('\0')) return null
  const candidates = path.endsWith('/') ? [join(target, 'index.html')] : [target, `${target}.html`]
  return candidates.find(name => statSync(name, { throwIfNoEntry: false })?.isFile()) ?? null
}

function send({ method, headers }, response, status, file) {
  const type = file === null ? 'text/plain' : (types[extname(file)] ?? 'application/octet-stream')
  const isHashed = file?.includes(`${sep}assets${sep}`) === true
  response.statusCode = status
  response.setHeader('content-type', type)
  response.setHeader('vary', 'accept-encoding')
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('cache-control', isHashed ? 'max-age=31536000, immutable' : 'no-cache')
  let body = file === null ? Buffer.from('There is no such page.\n') : readFileSync(file)
  if (/\bgzip\b/.test(headers['accept-encoding'] ?? '') && !/^image\/(?:png|webp)$/.test(type)) {
    body = compressedOf(file, body)
    response.setHeader('content-encoding', 'gzip')
  }
  response.setHeader('content-length', body.length)
  response.end(method === 'HEAD' ? undefined : body)
}

/** A file that has changed is compressed anew, even if it is as long as before. */
function compressedOf(file, body) {
  const time = file === null ? 0 : statSync(file).mtimeMs
  const known = compressed.get(file)
  if (known?.time === time) return known.body
  const made = { time, body: gzipSync(body, { level: 9 }) }
  compressed.set(file, made)
  return made.body
}
