import { platform } from '#platform'
import { hasValidPunycode, readStandard } from '../../shared/standard.ts'
import type { Target } from '../../shared/target.ts'

const schemes: ReadonlySet<string | null> = new Set(['http', 'https', 'ws', 'wss', 'ftp'])

/** What the crate url reads: the URL Standard, before `^` was escaped in paths, and joiners may be anywhere in a host. */
export function readRust(input: string): Target | null {
  return readStandard(input, {
    schemes,
    rewriteHost: host => (/[\u200c\u200d]/.test(host) ? (asciiName(host) ?? host) : host),
    changeHost: host => (hasValidPunycode(host.replace(/[^.]*/g, withoutJoiners)) ? host : null),
    changePath: path => (input.includes('%5E') ? path : path.replaceAll('%5E', '^')),
  })
}

function asciiName(host: string): string | null {
  return platform.loadUts46().toAscii(host, { checkBidi: true })
}

/** A label that is valid but for a joiner is not asked again. */
function withoutJoiners(label: string): string {
  return label.startsWith('xn--') && asciiName(label) !== null ? 'x' : label
}
