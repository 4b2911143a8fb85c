import { createRequire } from 'node:module'

/** The version of this package; its manifest lies one folder above, in the sources as in `dist`. */
export const version: string = readVersion()

function readVersion(): string {
  try {
    const manifest: unknown = createRequire(import.meta.url)('../package.json')
    const isNamed = typeof manifest === 'object' && manifest !== null && 'version' in manifest
    return isNamed ? String(manifest.version) : ''
  } catch {
    // Bundled by somebody else.
    return ''
  }
}
