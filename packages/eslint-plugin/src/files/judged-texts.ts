import type { Description, FoldedIssue } from '@hreflint/core'
import { JudgedUrl, Policy } from '@hreflint/linter/judge'
import type { Settings } from '../settings/settings.ts'
import type { FoundUrl } from './found-url.ts'

/**
 * Judges the URLs of a file. It judges each text that has issues only once, because URLs are often
 * repeated and proving fixes is the slowest step.
 */
export class JudgedTexts {
  readonly #spec: Settings['spec']
  readonly #policy: Policy | null
  /** URLs with issues. Null in most files, which have none. */
  #known: Map<FoundUrl['bases'], Map<string, JudgedUrl<FoundUrl>>> | null = null
  #descriptions: Map<FoldedIssue, Description> | null = null

  constructor({ spec, forbid }: Pick<Settings, 'spec' | 'forbid'>) {
    this.#spec = spec
    this.#policy = Policy.of(forbid)
  }

  /** Returns the judgment of a URL, or that of an equal URL judged before. */
  judge(url: FoundUrl): JudgedUrl<FoundUrl> {
    const { bases, holes, rendered } = url
    const isShared = holes.length === 0 && rendered === undefined
    const known = isShared ? this.#known?.get(bases)?.get(keyOf(url)) : undefined
    if (known !== undefined) return known
    const judged = this.#judged(url)
    if (isShared && judged.issues.length > 0) this.#remember(judged)
    return judged
  }

  /** Returns the message, the reason and the fixes of an issue of a URL. */
  describe(issue: FoldedIssue, judged: JudgedUrl<FoundUrl>): Description {
    const known = this.#descriptions?.get(issue)
    if (known !== undefined) return known
    const { message, why, fixes } = judged.describe(issue)
    const description = { message, why, fixes }
    this.#descriptions ??= new Map()
    this.#descriptions.set(issue, description)
    return description
  }

  #judged(url: FoundUrl): JudgedUrl<FoundUrl> {
    const options = { spec: this.#spec, base: url.bases, encoding: url.encoding }
    return new JudgedUrl(url, options, undefined, undefined, this.#policy)
  }

  #remember(judged: JudgedUrl<FoundUrl>): void {
    const { url } = judged
    this.#known ??= new Map()
    const texts = this.#known.get(url.bases) ?? new Map<string, JudgedUrl<FoundUrl>>()
    this.#known.set(url.bases, texts)
    texts.set(keyOf(url), judged)
  }
}

const keyOf = ({ text, encoding = '' }: FoundUrl): string => `${encoding} ${text}`
