import { parse } from '@hreflint/core'
import type { Pattern } from '../evaluate/regexp/match.ts'
import type { Literals } from './literals.ts'
import { namedTexts } from './pattern-texts.ts'

/** Last labels of names that are hosts rather than files. */
const endings =
  'com|org|net|edu|gov|mil|int|io|dev|app|ai|cloud|example|test|localhost|internal|local|invalid|corp|lan|de|uk|fr|jp|cn|ru|br|au|ca|in|it|nl|es|se|no|ch|at|be|eu|us|tv|info|biz|xyz|online|site|tech|store|goog|microsoft|google|amazon'
const bareHost = new RegExp(
  String.raw`^\.?(?:[a-z0-9_-]+\.)+(?:${endings})(?::\d+)?(?=$|[/?#])`,
  'i',
)
const withSlashes = /^(?:(?:[a-z][a-z0-9+.-]*)?:)?\/\/([^/?#\\]+)/i

/** Names of hosts without a dot that networks have. */
const localName = /^(?:localhost|internal|intranet)$/
/** Top-level domains that are no extensions of files. */
const ending = /^\.(cn|com|edu|eu|gov|internal|jp|kr|local|mil|net|onion|org|ru|tw|uk)$/
const address = /^(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?$/

/** Returns the hosts that a guard names. */
export function namedHosts({ texts, patterns }: Literals): ReadonlySet<string> {
  const hosts = new Set<string>()
  for (const text of texts) addHost(hosts, text)
  for (const pattern of patterns)
    for (const text of namedTexts(pattern)) addHost(hosts, trimmed(text))
  return hosts
}

function addHost(hosts: Set<string>, text: string): void {
  const name = localName.exec(text)?.[0] ?? ending.exec(text)?.[1]
  if (name !== undefined) hosts.add(name)
  const written = withSlashes.exec(text)?.[1] ?? bareHost.exec(text)?.[0] ?? address.exec(text)?.[0]
  if (written === undefined) return
  const host = parse(`https://${written.replace(/^[.*]+/, '').replace(/^.*@/, '')}/`).url?.host
  if (host?.includes('.') || host === 'localhost') hosts.add(host)
}

/** Returns a fixed text of a regular expression without what separates it from others. */
const trimmed = (text: string): string => text.replace(/^[.:/]+(?=\w)|\.+$/g, '')

/** Returns the hosts that a regular expression names. */
export const hostsNamedBy = (pattern: Pattern): ReadonlySet<string> =>
  namedHosts({ texts: new Set(), patterns: [pattern] })
