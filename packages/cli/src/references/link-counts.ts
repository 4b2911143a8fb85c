import type { Resolution } from '@hreflint/references'

/** The number of links in each state. Plain data, because workers send it. */
export interface CountedLinks {
  readonly exists: number
  readonly missing: number
  /** Missing as well, but not worth reporting where they are. */
  readonly unreported: number
  /** Counts by reason. */
  readonly unknown: Readonly<Record<string, number>>
}

/** Counts links by their state. */
export class LinkCounts {
  #exists = 0
  #missing = 0
  #unreported = 0
  readonly #unknown = new Map<string, number>()

  add({ state, reason }: Pick<Resolution, 'state' | 'reason'>): void {
    if (state === 'exists') this.#exists += 1
    else if (state === 'missing') this.#missing += 1
    else if (reason !== null && reason !== 'no link') {
      this.#unknown.set(reason, (this.#unknown.get(reason) ?? 0) + 1)
    }
  }

  /** Takes back what was counted as missing, because nothing is said of it. */
  leaveOut({ state }: Pick<Resolution, 'state'>): void {
    if (state !== 'missing') return
    this.#missing -= 1
    this.#unreported += 1
  }

  /** Resets the counts, because a document that is fixed is linted again. */
  clear(): void {
    this.#exists = 0
    this.#missing = 0
    this.#unreported = 0
    this.#unknown.clear()
  }

  join({ exists, missing, unreported, unknown }: CountedLinks): void {
    this.#exists += exists
    this.#missing += missing
    this.#unreported += unreported
    for (const [reason, count] of Object.entries(unknown)) {
      this.#unknown.set(reason, (this.#unknown.get(reason) ?? 0) + count)
    }
  }

  get counted(): CountedLinks {
    return {
      exists: this.#exists,
      missing: this.#missing,
      unreported: this.#unreported,
      unknown: Object.fromEntries(this.#unknown),
    }
  }

  /**
   * For example `links: 12 resolved, 3 unknown (2 outside the site, 1 placeholder), 2 broken (1 not
   * reported)`. Null if there are no links.
   */
  get line(): string | null {
    const reasons = [...this.#unknown].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    const unknown = reasons.reduce((sum, [, count]) => sum + count, 0)
    const broken = this.#missing + this.#unreported
    if (this.#exists + broken + unknown === 0) return null
    const why = reasons.map(([reason, count]) => `${count} ${reason}`).join(', ')
    const details = why === '' ? '' : ` (${why})`
    const hidden = this.#unreported === 0 ? '' : ` (${this.#unreported} not reported)`
    return `links: ${this.#exists} resolved, ${unknown} unknown${details}, ${broken} broken${hidden}`
  }
}
