import { connectionSpecOf } from '@hreflint/core/internal'

const scheme = /[a-z][a-z\d+._-]*$/i

/** Maximum length of the scheme of a connection string. */
const longest = 40

/** Whether a text contains the scheme of a connection string. Most documents do not. */
export function hasConnection(text: string): boolean {
  for (let at = text.indexOf('://'); at !== -1; at = text.indexOf('://', at + 3)) {
    // Nearly all of them.
    if (text.startsWith('http', at - 5) || text.startsWith('http', at - 4)) continue
    const name = scheme.exec(text.slice(Math.max(0, at - longest), at))?.[0]
    if (name !== undefined && connectionSpecOf(`${name}://`) !== null) return true
  }
  return false
}
