import type { NFA } from 'refa'
import { ownerOf } from '../witness/destination.ts'
import type { Pattern } from '../evaluate/regexp/match.ts'
import { automatonOf, complement, intersection, shortestWord, textsWithMatch } from './languages.ts'

/** Whether a regular expression matches URLs with other hosts. */
export type Decision =
  | { readonly kind: 'witness'; readonly input: string }
  /** No text in the form of a URL with another host matches. */
  | { readonly kind: 'none' }
  | { readonly kind: 'undecided' }

/**
 * Returns short texts that match a regular expression and have the form of a URL whose host is none
 * of the given ones.
 */
export function patternCandidates(pattern: Pattern, hosts: ReadonlySet<string>): readonly string[] {
  try {
    const matching = intersection(
      textsWithMatch(pattern.source, pattern.flags),
      foreignUrls(hosts, pattern.flags, likelyEnding),
    )
    const word = shortestWord(matching)
    return word === null ? [] : [word]
  } catch (error) {
    if (error instanceof Error) return []
    throw error
  }
}

/**
 * Returns whether a regular expression, by itself, matches a URL of the form
 * `https://user@host/path` whose host is neither one of the given hosts nor below one. It
 * intersects automata, so that "none" is a proof.
 */
export function decidePattern(pattern: Pattern, hosts: ReadonlySet<string>): Decision {
  try {
    const matching = intersection(
      textsWithMatch(pattern.source, pattern.flags),
      foreignUrls(hosts, pattern.flags, anyEnding),
    )
    const input = shortestWord(matching)
    return input === null ? { kind: 'none' } : { kind: 'witness', input }
  } catch (error) {
    if (error instanceof Error) return { kind: 'undecided' }
    throw error
  }
}

const known = new Map<string, NFA>()

/** Returns the automaton of the texts in the form of URLs with a host that is not named. */
function foreignUrls(hosts: ReadonlySet<string>, flags: string, ending: string): NFA {
  const mode = flags.includes('u') ? 'u' : ''
  const key = `${mode} ${ending} ${[...hosts].join(' ')}`
  let language = known.get(key)
  if (language === undefined) {
    language = makeForeignUrls(hosts, mode, ending)
    if (known.size > 50) known.clear()
    known.set(key, language)
  }
  return language
}

const labels = String.raw`(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+`
const anyEnding = '[a-z][a-z]+'
const likelyEnding = '(?:com|example|net|org|io)'
const rest = '(?::443)?(?:[/?#][!-~]*)?'
const user = '(?:[a-z0-9.:]+@)?'

function makeForeignUrls(hosts: ReadonlySet<string>, mode: string, ending: string): NFA {
  const all = automatonOf(`https?://${user}${labels}${ending}${rest}`, mode)
  if (hosts.size === 0) return all
  const names = Array.from(hosts, ownerOf)
    .map(name => name.replaceAll(/[^\w]/g, String.raw`\$&`))
    .join('|')
  const named = automatonOf(`https?://${user}(?:[a-z0-9-]+\\.)*(?:${names})${rest}`, mode)
  return intersection(all, complement(named))
}
