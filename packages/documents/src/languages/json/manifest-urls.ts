import type { EmbeddedUrl } from '../../embedded-url.ts'
import type { JsonString } from './locate-json-strings.ts'

/**
 * Paths of the URLs in a web app manifest that point to files: keys from the root, `*` for any
 * index.
 */
const places = new Set([
  'start_url',
  'icons/*/src',
  'screenshots/*/src',
  'shortcuts/*/url',
  'shortcuts/*/icons/*/src',
])

/** Keys that distinguish a web app manifest from other JSON with icons. */
const signs = /^(?:start_url|display|theme_color|background_color)$/

/**
 * Returns the URLs of a web app manifest, which resolve against its own URL. Returns none for other
 * JSON.
 */
export function manifestUrls(strings: readonly JsonString[]): readonly EmbeddedUrl[] {
  if (
    !strings.some(({ path, isKey }) => isKey && path.length === 1 && signs.test(String(path[0])))
  ) {
    return []
  }
  return strings.flatMap(({ path, isKey, ...string }): EmbeddedUrl[] => {
    const place = path.map(part => (typeof part === 'number' ? '*' : part)).join('/')
    if (isKey || !places.has(place)) return []
    const property = String(path.at(-1))
    const site = { kind: 'json', element: 'manifest', property, syntax: 'url' } as const
    return [{ ...string, base: null, encoding: 'utf-8', site }]
  })
}
