import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'

/** A registry on this machine. */
export interface Registry {
  readonly address: string
  close(): void
}

/**
 * Serves packages as if they were published, so that the commands of the documentation work word for word. Every other
 * package comes from the registry that npm uses otherwise.
 *
 * @param archives The packed packages, by name.
 */
export async function serveRegistry(archives: Readonly<Record<string, string>>): Promise<Registry> {
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(url.slice(1).replace(/\?.*$/s, ''))
    const archive = archives[path]
    const packed = Object.values(archives).find(file => path === `packed/${basename(file)}`)
    if (archive !== undefined) response.end(JSON.stringify(packument(path, archive, address)))
    else if (packed !== undefined) response.end(readFileSync(packed))
    else response.writeHead(307, { location: new URL(url.slice(1), upstream).href }).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { address, close: () => server.close() }
}

/** What a registry says of a package with one version. */
function packument(name: string, archive: string, address: string): object {
  const tar = ['-xOf', archive, 'package/package.json']
  const manifest: { version: string } = JSON.parse(
    execFileSync('tar', tar, { encoding: 'utf8', stdio: 'pipe' }),
  )
  const digest = createHash('sha512').update(readFileSync(archive)).digest('base64')
  const dist = {
    tarball: `${address}/packed/${basename(archive)}`,
    integrity: `sha512-${digest}`,
  }
  return {
    name,
    'dist-tags': { latest: manifest.version },
    versions: { [manifest.version]: { ...manifest, dist } },
  }
}
