import type { NFA } from 'refa'
import { ownerOf } from '../witness/destination.ts'
import type { Pattern } from '../evaluate/regexp/match.ts'
import { OutOfBounds } from '../evaluate/values.ts'
import { Work } from '../evaluate/work.ts'
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
export function patternCandidates(
  pattern: Pattern,
  hosts: ReadonlySet<string>,
  work: Work,
): readonly string[] {
  try {
    const matching = intersection(
      textsWithMatch(pattern.source, pattern.flags, work),
      foreignUrls(hosts, pattern.flags, likelyEnding, work),
      work,
    )
    const word = shortestWord(matching)
    return word === null ? [] : [word]
  } catch (error) {
    if (error instanceof OutOfBounds || !(error instanceof Error)) throw error
    return []
  }
}

/**
 * Returns whether a regular expression, by itself, matches a URL of the form
 * `https://user@host/path` whose host is neither one of the given hosts nor below one. It
 * intersects automata, so that "none" is a proof.
 */
export function decidePattern(pattern: Pattern, hosts: ReadonlySet<string>): Decision {
  const work = new Work()
  try {
    const matching = intersection(
      textsWithMatch(pattern.source, pattern.flags, work),
      foreignUrls(hosts, pattern.flags, anyEnding, work),
      work,
    )
    const input = shortestWord(matching)
    return input === null ? { kind: 'none' } : { kind: 'witness', input }
  } catch (error) {
    if (error instanceof Error) return { kind: 'undecided' }
    throw error
  }
}

/** An automaton, and the work of making it. */
interface Language {
  readonly automaton: NFA
  readonly cost: number
}

const known = new Map<string, Language>()

/** Returns the automaton of the texts in the form of URLs with a host that is not named. */
function foreignUrls(hosts: ReadonlySet<string>, flags: string, ending: string, work: Work): NFA {
  const mode = flags.includes('u') ? 'u' : ''
  const key = `${mode} ${ending} ${[...hosts].join(' ')}`
  let language = known.get(key)
  if (language === undefined) {
    const own = new Work()
    language = { automaton: makeForeignUrls(hosts, mode, ending, own), cost: own.spent }
    if (known.size > 50) known.clear()
    known.set(key, language)
  }
  // Each guard pays for it, whichever was first, so that its answer does not depend on others.
  work.spend(language.cost)
  return language.automaton
}

const labels = String.raw`(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+`
const anyEnding = '[a-z][a-z]+'
const likelyEnding = '(?:com|example|net|org|io)'
const rest = '(?::443)?(?:[/?#][!-~]*)?'
const user = '(?:[a-z0-9.:]+@)?'

function makeForeignUrls(
  hosts: ReadonlySet<string>,
  mode: string,
  ending: string,
  work: Work,
): NFA {
  const all = automatonOf(`https?://${user}${labels}${ending}${rest}`, mode, work)
  if (hosts.size === 0) return all
  const names = Array.from(hosts, ownerOf)
    .map(name => name.replaceAll(/[^\w]/g, String.raw`\$&`))
    .join('|')
  const named = automatonOf(`https?://${user}(?:[a-z0-9-]+\\.)*(?:${names})${rest}`, mode, work)
  return intersection(all, complement(named), work)
}
