import type { Finding } from '@hreflint/linter'
import { visible } from '../visible.ts'

/** How often equal findings are shown. */
const maxShown = 3

/** How many kinds of hidden findings are listed at the end. */
const maxListed = 20

/** More findings than this are not compared, and neither are longer ones, to bound the memory. */
const maxKnown = 20_000
const maxLength = 4096

interface Counted {
  readonly message: string
  count: number
}

/**
 * Counts equal findings of a run. A link in the navigation of a site is broken on each of its
 * pages, but it is one line to change.
 */
export class Repetition {
  readonly #known = new Map<string, Counted>()
  readonly #explained = new Set<string>()

  /** Counts a finding, and returns whether to show it. */
  shows({ kind, code, url, message }: Finding): boolean {
    // A message about a target names it. The URL is another one in each folder.
    const subject = kind === 'broken-reference' ? '' : url
    if (subject.length + message.length > maxLength) return true
    const key = `${code}\n${subject}\n${message}`
    const counted = this.#known.get(key)
    if (counted !== undefined) {
      counted.count += 1
      return counted.count <= maxShown
    }
    if (this.#known.size < maxKnown) this.#known.set(key, { message, count: 1 })
    return true
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
    const hidden = [...this.#known.values()]
      .filter(({ count }) => count > maxShown)
      .sort((one, other) => other.count - one.count)
    const [first] = hidden
    if (first === undefined) return []
    const width = String(first.count - maxShown).length
    const others = hidden.slice(maxListed)
    const rest = others.reduce((sum, { count }) => sum + count - maxShown, 0)
    return [
      'More findings like those above (--format compact lists all):',
      ...hidden
        .slice(0, maxListed)
        .map(
          ({ message, count }) =>
            `  ${String(count - maxShown).padStart(width)} × ${visible(message)}`,
        ),
      ...(rest === 0 ? [] : [`  and ${rest} more`]),
      '',
    ]
  }
}
