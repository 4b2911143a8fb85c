import type { Finding } from '@hreflint/linter'
import { HiddenByCode } from './hidden-by-code.ts'
import { visible } from '../../visible.ts'

/** How often equal findings are shown. */
const maxEqual = 3

/** How many findings of one code are shown with their lines, and how many at all. */
const maxFramed = 5
const maxOfCode = 20

/** How many kinds of hidden findings are listed at the end. */
const maxListed = 10

/** More findings than this are not compared, and neither are longer ones, to bound the memory. */
const maxKnown = 20_000
const maxLength = 4096

/** How a finding is shown: with its line and the characters underlined, on one line, or only counted. */
export type Showing = 'framed' | 'line' | 'counted'

interface Counted {
  readonly message: string
  count: number
  hidden: number
}

/**
 * Decides what a report shows of findings that occur often. A link in the navigation of a site is broken on each of
 * its pages, but it is one line to change; and a hundred broken links are a list, of which nobody reads a hundred frames.
 */
export class Repetition {
  readonly #known = new Map<string, Counted>()
  readonly #shown = new Map<string, number>()
  readonly #byCode = new HiddenByCode()
  readonly #explained = new Set<string>()

  /** Counts a finding of a file, and returns how to show it. */
  showing(finding: Finding, path: string): Showing {
    const { code } = finding
    const equal = this.#equalTo(finding)
    if (equal !== null) equal.count += 1
    const before = this.#shown.get(code) ?? 0
    if ((equal === null || equal.count <= maxEqual) && before < maxOfCode) {
      this.#shown.set(code, before + 1)
      return before < maxFramed ? 'framed' : 'line'
    }
    // What occurs often has a line of its own at the end. The others are one number for each code.
    if (equal !== null && equal.count > maxEqual) equal.hidden += 1
    else this.#byCode.add(code, path)
    return 'counted'
  }

  /** Returns whether to explain a finding: once in a run for each reason. */
  explains({ code, why }: Finding): boolean {
    const key = `${code}\n${why}`
    if (this.#explained.has(key)) return false
    this.#explained.add(key)
    return true
  }

  /** Returns the findings that were not shown, the most frequent first, one per line. */
  lines(): readonly string[] {
    const equal = [...this.#known.values()].filter(({ hidden }) => hidden > 0)
    const hidden = [...equal, ...this.#byCode.counts()].sort(
      (one, other) => other.hidden - one.hidden,
    )
    const [first] = hidden
    if (first === undefined) return []
    const width = String(first.hidden).length
    const rest = hidden.slice(maxListed).reduce((sum, each) => sum + each.hidden, 0)
    return [
      'More findings like those above (--format compact lists all):',
      ...hidden
        .slice(0, maxListed)
        .map(each => `  ${String(each.hidden).padStart(width)} × ${visible(each.message)}`),
      ...(rest === 0 ? [] : [`  and ${rest} more`]),
      '',
    ]
  }

  /** The count of findings equal to one, or null if it is not compared. */
  #equalTo({ kind, code, url, message }: Finding): Counted | null {
    // A message about a target names it. The URL is another one in each folder.
    const subject = kind === 'broken-reference' ? '' : url
    const general = withoutCounts(message)
    // What only counts characters says the same of every URL.
    const key = general === message ? `${code}\n${subject}\n${message}` : `${code}\n${general}`
    if (key.length > maxLength) return null
    const known = this.#known.get(key)
    if (known !== undefined || this.#known.size >= maxKnown) return known ?? null
    const counted = { message: general, count: 0, hidden: 0 }
    this.#known.set(key, counted)
    return counted
  }
}

/** `contains 24 characters that …: 20 × space, 4 × "<".` → `contains characters that ….` */
function withoutCounts(message: string): string {
  return message.replace(/\b\d[\d,]* (?=characters\b)/, '').replace(/: \d[\d,]* × .*$/s, '.')
}
