import { platform } from '#platform'
import { isAscii } from '../../../../text/code-point.ts'
import { decodePercent } from '../../shared/octets.ts'
import { beforeUts46Of } from '../../shared/older-uts46.ts'
import { hasValidPunycode, readStandard } from '../../shared/standard.ts'
import type { Target } from '../../shared/target.ts'
import { isWellFormed } from '../../shared/well-formed.ts'

const schemes: ReadonlySet<string | null> = new Set(['http', 'https', 'ws', 'wss', 'ftp'])
/** The version of Unicode in the tables of idna 0.3. */
const prepared = beforeUts46Of(13)
const refused = '['

/**
 * Reads a URL as the url crate does: by the URL Standard, but `^` is not escaped in paths, joiners are allowed
 * anywhere in a host, and the tables are older.
 */
export function readRust(input: string): Target | null {
  return readStandard(input, {
    schemes,
    rewriteHost,
    changeHost: host => (hasValidPunycode(host.replace(/[^.]*/g, withoutJoiners)) ? host : null),
    changePath: path => (input.includes('%5E') ? path : path.replaceAll('%5E', '^')),
  })
}

function rewriteHost(written: string): string {
  const name = decodePercent(written)
  if (isAscii(name) || !isWellFormed(name)) return written
  const older = prepared(name)
  if (older === null || /[%/\\?#@:[\]]/.test(older)) return refused
  const host = older === name ? written : older
  return /[\u200c\u200d]/.test(older) ? (asciiName(older) ?? host) : host
}

function asciiName(host: string): string | null {
  return platform.loadUts46().toAscii(host, { checkBidi: true })
}

/** Replaces a label that is valid except for a joiner, so that it passes the Punycode check. */
function withoutJoiners(label: string): string {
  return label.startsWith('xn--') && asciiName(label) !== null ? 'x' : label
}
