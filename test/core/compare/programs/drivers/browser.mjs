// What `URL` of a browser makes of each URL: a page asks for the URLs and sends back what it reads.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const kind = process.argv[2]
const urls = (await text(process.stdin)).trimEnd()

const page = `<!doctype html><meta charset=utf-8><script>
const ports = { 'http:': 80, 'https:': 443, 'ws:': 80, 'wss:': 443 }
function read(text) {
  try {
    const { href, protocol, username, password, hostname, port, pathname, search } = new URL(text)
    // Other schemes are connected to by other programs.
    if (!(protocol in ports)) return null
    const number = port === '' ? ports[protocol] : Number(port)
    const query = search === '' && /^[^#?]*[?]/.test(href) ? '?' : search
    return [protocol.slice(0, -1), username || null, password || null, hostname || null, number, pathname + query]
  } catch {
    return null
  }
}
fetch('/urls').then(r => r.text()).then(lines => fetch('/answers', {
  method: 'POST',
  body: lines.split('\\n').map(line => JSON.stringify(read(JSON.parse(line)))).join('\\n'),
}))
</script>`

const profile = mkdtempSync(join(tmpdir(), 'hreflint-browser-'))
const server = createServer(async (request, response) => {
  if (request.url === '/urls') response.end(urls)
  else if (request.url === '/answers') {
    process.stdout.write(`${await text(request)}\n`)
    response.end()
    browser.kill()
    server.close()
    server.closeAllConnections()
  } else response.setHeader('content-type', 'text/html').end(page)
}).listen(0, '127.0.0.1')
await new Promise(resolve => server.once('listening', resolve))

const address = `http://127.0.0.1:${server.address().port}/`
const args =
  kind === 'chromium'
    ? [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        `--user-data-dir=${profile}`,
        '--remote-debugging-port=0',
        address,
      ]
    : ['--headless', '--no-remote', '--profile', profile, address]
const browser = spawn(kind, args, { stdio: 'ignore', env: { ...process.env, HOME: profile } })
browser.on('exit', () => {
  server.close()
  // Its processes may write for a while after it has ended, longer on a busy machine.
  rmSync(profile, { recursive: true, force: true, maxRetries: 20 })
})
