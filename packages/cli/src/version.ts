import { createRequire } from 'node:module'

/** The version of this package. Its manifest is one folder up, from the sources as well as from `dist`. */
export const version: string = readVersion()

function readVersion(): string {
  const manifest: unknown = createRequire(import.meta.url)('../package.json')
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : '0.0.0'
}
