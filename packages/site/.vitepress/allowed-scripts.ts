import { createHash } from 'node:crypto'

/** Where the policy of a page names the scripts that are written in the page itself. */
export const ownScripts = "'own-scripts'"

/** Allows the scripts that a page contains by their digests, so that no other can be slipped in. */
export function allowOwnScripts(html: string): string {
  const digests = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  // Attributes are escaped in the page.
  const escaped = ownScripts.replaceAll("'", '&#39;')
  return html.replace(ownScripts, digests.join(' ')).replace(escaped, digests.join(' '))
}
