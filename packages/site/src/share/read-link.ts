import { decodeText } from './percent-text.ts'

/** The content of a share link, or what is wrong with it. */
export type LinkContent =
  | { readonly values: ReadonlyMap<string, string>; readonly problem: null }
  | { readonly values: null; readonly problem: string }

/** What mail programs, networks and advertisers add to links. */
const added =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|twclid|yclid|igshid|mc_[ce]id|_hs\w+)$/

/**
 * Reads `#key=text&key=text`, or the same after `?`. Null if the address contains no state: it is
 * empty, or points to a place on the page.
 */
export function readLink(part: string, known: readonly string[]): LinkContent | null {
  const content = part.replace(/^[#?]/, '')
  if (!content.includes('=')) {
    const isCut = known.some(key => content.startsWith(key))
    return isCut ? damaged('It ends before its first value.') : null
  }
  const values = new Map<string, string>()
  for (const pair of content.split('&')) {
    const equals = pair.indexOf('=')
    const key = equals === -1 ? pair : pair.slice(0, equals)
    if (added.test(key)) continue
    if (!known.includes(key)) {
      return damaged(`It has a part that is not known here: ${JSON.stringify(key.slice(0, 40))}.`)
    }
    const value = equals === -1 ? null : decodeText(pair.slice(equals + 1))
    if (value === null) return damaged(`Its value of “${key}” is not percent-encoded text.`)
    values.set(key, value)
  }
  return { values, problem: null }
}

function damaged(detail: string): LinkContent {
  const advice = 'Ask for the link again, or type the URL below.'
  return { values: null, problem: `This link is damaged. ${detail} ${advice}` }
}
