import type { FoundUrl } from './found-url.ts'
import { type ProvenIssue, provenIssues } from './proven-issues.ts'
import type { Settings } from '../settings/settings.ts'

/** A URL of a file, and what is wrong with it: judged once for all rules, when the first asks. */
export class JudgedUrl {
  readonly url: FoundUrl
  readonly #settings: Settings
  #issues: readonly ProvenIssue[] | null = null

  constructor(url: FoundUrl, settings: Settings) {
    this.url = url
    this.#settings = settings
  }

  get issues(): readonly ProvenIssue[] {
    this.#issues ??= provenIssues(this.url, this.#settings)
    return this.#issues
  }
}
