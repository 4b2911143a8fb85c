import type { JudgedUrl } from '@hreflint/linter/judge'
import type { Rule } from 'eslint'
import { isTestFile } from '../deliberate/test-file.ts'
import type { Host } from '../hosts/host.ts'
import type { Settings } from '../settings/settings.ts'
import type { FoundUrl } from './found-url.ts'
import { JudgedTexts } from './judged-texts.ts'
import type { LintedFile } from './linted-file.ts'

/**
 * Reports the findings of one rule for a URL. `judged` may belong to an equal URL elsewhere in the
 * file.
 */
export type Reporter = (
  url: FoundUrl,
  judged: JudgedUrl<FoundUrl>,
  file: FileUrls,
  context: Rule.RuleContext,
) => void

/**
 * What rules with the same settings share while a file is linted. The visitors of the first rule
 * look for the URLs, and each URL is passed to every rule when it is found. Nothing is left to do
 * at the end of a file, which matters because most files have no URL.
 */
export class FileUrls {
  readonly settings: Settings
  readonly texts: JudgedTexts
  readonly #file: LintedFile
  readonly #waiting: { readonly report: Reporter; readonly context: Rule.RuleContext }[] = []
  /** Whether reports are turned off for the whole file. Null until the first rule asks. */
  #isAllowed: boolean | null = null
  #reported: Set<string> | null = null

  constructor(file: LintedFile, settings: Settings) {
    this.#file = file
    this.settings = settings
    this.texts = new JudgedTexts(settings)
  }

  /**
   * Returns the visitors that look for URLs to the first rule that asks, and none to the others.
   */
  visitors(host: Host, report: Reporter, context: Rule.RuleContext): Rule.RuleListener {
    this.#isAllowed ??= this.settings.allowDeliberate.includes('tests') && isTestFile(context)
    if (this.#isAllowed) return none
    this.#waiting.push({ report, context })
    if (this.#waiting.length > 1) return none
    const { sourceCode } = this.#file
    return host.visit({ sourceCode, context, settings: this.settings, take: this.#take })
  }

  readonly #take = (url: FoundUrl): void => {
    // A problem with the base is reported at the base.
    if (url.bases.length === 0) return
    const judged = this.texts.judge(url)
    for (const { report, context } of this.#waiting) report(url, judged, this, context)
  }

  /** Returns whether a rule runs on this file, with any settings. */
  runs(rule: string): boolean {
    return this.#file.rules.has(rule)
  }

  /**
   * Returns whether this code is reported at this place for the first time. The same place can be
   * reached in several ways.
   */
  isFirst(code: string, start: number, end: number): boolean {
    const key = `${code} ${start} ${end}`
    this.#reported ??= new Set()
    if (this.#reported.has(key)) return false
    this.#reported.add(key)
    return true
  }
}

const none: Rule.RuleListener = Object.freeze({})
