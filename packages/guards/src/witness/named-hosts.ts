import { parse } from '@hreflint/core'
import type { Pattern } from '../evaluate/regexp/match.ts'
import type { Literals } from './literals.ts'

/** Last labels of names that are hosts rather than files. */
const endings =
  'com|org|net|edu|gov|mil|int|io|dev|app|ai|cloud|example|test|localhost|internal|local|invalid|corp|lan|de|uk|fr|jp|cn|ru|br|au|ca|in|it|nl|es|se|no|ch|at|be|eu|us|tv|info|biz|xyz|online|site|tech|store|goog|microsoft|google|amazon'
const bareHost = new RegExp(
  String.raw`^\.?(?:[a-z0-9_-]+\.)+(?:${endings})(?::\d+)?(?=$|[/?#])`,
  'i',
)
const withSlashes = /^(?:(?:[a-z][a-z0-9+.-]*)?:)?\/\/([^/?#\\]+)/i

/** Returns the hosts that a guard names. */
export function namedHosts({ texts, patterns }: Literals): ReadonlySet<string> {
  const hosts = new Set<string>()
  for (const text of texts) addHost(hosts, text)
  for (const pattern of patterns) for (const text of textsOf(pattern)) addHost(hosts, text)
  return hosts
}

function addHost(hosts: Set<string>, text: string): void {
  const written = withSlashes.exec(text)?.[1] ?? bareHost.exec(text)?.[0]
  if (written === undefined) return
  const host = parse(`https://${written.replace(/^[.*]+/, '').replace(/^.*@/, '')}/`).url?.host
  if (host?.includes('.') || host === 'localhost') hosts.add(host)
}

/** Returns the literal texts in a regular expression, in order. An escaped dot becomes a dot. */
function textsOf({ source }: Pattern): readonly string[] {
  const plain = source
    .replaceAll(/\\\//g, '/')
    .replaceAll(/\\\.|\[\.\]|\[\\\.\]/g, '.')
    .replaceAll(/\\-/g, '-')
    .replaceAll(/\\[bB]/g, '|')
  const runs = plain.split(/[\\^$|()[\]{}*+?]|https?:\/\//)
  return runs.flatMap(run => {
    const text = run.replace(/^[.:/]+|\.+$/g, '')
    return text === '' ? [] : [text]
  })
}

/** Returns the hosts that a regular expression names. */
export const hostsNamedBy = (pattern: Pattern): ReadonlySet<string> =>
  namedHosts({ texts: new Set(), patterns: [pattern] })
