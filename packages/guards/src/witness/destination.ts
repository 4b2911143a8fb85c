import { parse } from '@hreflint/core'
import { ownPage } from '../evaluate/url-value.ts'

/** Where a text leads if a page of the program's own site uses it as a URL. */
export type Destination =
  | { readonly kind: 'host'; readonly host: string; readonly scheme: string }
  | { readonly kind: 'script' }

/** Returns the destination of a text. Null if it is not a URL, or has no host. */
export function destinationOf(text: string): Destination | null {
  const { url } = parse(text, { base: ownPage })
  if (url === null) return null
  if (url.scheme === 'javascript') return { kind: 'script' }
  if (!/^(?:https?|wss?|ftp)$/.test(url.scheme ?? '') || !url.host) return null
  return { kind: 'host', host: url.host, scheme: url.scheme ?? '' }
}

/** Returns whether a host is one of the names, or below one of them. */
export function isBelow(host: string, names: Iterable<string>): boolean {
  for (const name of names) if (host === name || host.endsWith(`.${name}`)) return true
  return false
}

/**
 * Returns the domain that the owner of a host has registered, as far as can be told without a list.
 */
export function ownerOf(host: string): string {
  const labels = host.split('.')
  const [last = '', second = ''] = labels.toReversed()
  const isBelowCountry = last.length === 2 && /^(?:ac|co|com|edu|gov|net|or|org)$/.test(second)
  return labels.slice(isBelowCountry ? -3 : -2).join('.')
}
