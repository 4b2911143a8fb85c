import { readFileSync } from 'node:fs'

/** The version of this package; its manifest lies one folder above, in the sources as in `dist`. */
export const version: string = readVersion()

function readVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  const manifest: unknown = JSON.parse(text)
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : '0.0.0'
}
