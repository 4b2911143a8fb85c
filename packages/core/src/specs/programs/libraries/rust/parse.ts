import { platform } from '#platform'
import { hasValidPunycode, readStandard } from '../../shared/standard.ts'
import type { Target } from '../../shared/target.ts'

const schemes: ReadonlySet<string | null> = new Set(['http', 'https', 'ws', 'wss', 'ftp'])

/**
 * Reads a URL as the url crate does: by the URL Standard, but `^` is not escaped in paths, and joiners are allowed
 * anywhere in a host.
 */
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

/** Replaces a label that is valid except for a joiner, so that it passes the Punycode check. */
function withoutJoiners(label: string): string {
  return label.startsWith('xn--') && asciiName(label) !== null ? 'x' : label
}
