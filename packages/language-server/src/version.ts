import { createRequire } from 'node:module'

/**
 * The version of this package. Its manifest is one folder above this file, both in the sources and
 * in `dist`.
 */
export const version: string = readVersion()

function readVersion(): string {
  try {
    const manifest: unknown = createRequire(import.meta.url)('../package.json')
    const isNamed = typeof manifest === 'object' && manifest !== null && 'version' in manifest
    return isNamed ? String(manifest.version) : ''
  } catch {
    // Bundled by another tool, without the manifest.
    return ''
  }
}
