import type { JudgedUrl } from '@hreflint/linter/judge'
import type { Rule } from 'eslint'
import { isTestFile } from '../deliberate/test-file.ts'
import type { Host } from '../hosts/host.ts'
import type { Settings } from '../settings/settings.ts'
import type { FoundUrl } from './found-url.ts'
import { JudgedTexts } from './judged-texts.ts'
import type { LintedFile } from './linted-file.ts'

/** Reports what a rule has to say of a URL. `judged` may be that of an equal one, found elsewhere in the file. */
export type Reporter = (
  url: FoundUrl,
  judged: JudgedUrl<FoundUrl>,
  file: FileUrls,
  context: Rule.RuleContext,
) => void

/**
 * What rules of the same settings share while a file is linted: its URLs are looked for once, by
 * the visitors of whichever rule comes first, and each is shown to every rule as it is found. So
 * there is nothing to do at the end of a file, which most files reach without a URL.
 */
export class FileUrls {
  readonly settings: Settings
  readonly texts: JudgedTexts
  readonly #file: LintedFile
  readonly #waiting: { readonly report: Reporter; readonly context: Rule.RuleContext }[] = []
  /** Whether nothing is reported of the file, whatever it is. */
  #isAllowed: boolean | null = null
  #reported: Set<string> | null = null

  constructor(file: LintedFile, settings: Settings) {
    this.#file = file
    this.settings = settings
    this.texts = new JudgedTexts(settings)
  }

  /** The visitors that look for URLs, for the first rule that asks; none for the others. */
  visitors(host: Host, report: Reporter, context: Rule.RuleContext): Rule.RuleListener {
    this.#isAllowed ??= this.settings.allowDeliberate.includes('tests') && isTestFile(context)
    if (this.#isAllowed) return none
    this.#waiting.push({ report, context })
    if (this.#waiting.length > 1) return none
    const { sourceCode } = this.#file
    return host.visit({ sourceCode, context, settings: this.settings, take: this.#take })
  }

  readonly #take = (url: FoundUrl): void => {
    // What is wrong with the base is reported of the base.
    if (url.bases.length === 0) return
    const judged = this.texts.judge(url)
    for (const { report, context } of this.#waiting) report(url, judged, this, context)
  }

  /** Whether a rule runs on this file, with whatever settings. */
  runs(rule: string): boolean {
    return this.#file.rules.has(rule)
  }

  /** Whether this is the first report of that code and place: several ways may lead there. */
  isFirst(code: string, start: number, end: number): boolean {
    const key = `${code} ${start} ${end}`
    this.#reported ??= new Set()
    if (this.#reported.has(key)) return false
    this.#reported.add(key)
    return true
  }
}

const none: Rule.RuleListener = Object.freeze({})
