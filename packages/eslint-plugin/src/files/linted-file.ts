import type { Rule, SourceCode } from 'eslint'
import type { Host } from '../hosts/host.ts'
import { hostOf } from '../hosts/index.ts'
import type { Settings } from '../settings/settings.ts'
import { FileUrls } from './file-urls.ts'

/** A file for which ESLint is creating rules. */
export class LintedFile {
  readonly sourceCode: SourceCode
  /** Undefined if no host knows the language. */
  readonly host: Host | undefined
  /** `settings.hreflint`, which is the same for all rules of a file. */
  readonly shared: unknown
  /** Names of the rules that run on the file. */
  readonly rules = new Set<string>()
  readonly #ast: unknown
  /** One entry for each distinct settings object of the rules, nearly always one. */
  readonly #urls: FileUrls[] = []

  private constructor(context: Rule.RuleContext, sourceCode: SourceCode) {
    this.sourceCode = sourceCode
    this.#ast = sourceCode.ast
    this.host = hostOf(sourceCode, context.filename)
    this.shared = context.settings.hreflint
  }

  /**
   * Returns the file that a rule is being created for. ESLint and oxlint create all rules of a file
   * before they visit it, so only the last file has to be remembered. It is recognized by its
   * syntax tree, because oxlint uses one `SourceCode` object for all files.
   */
  static of(context: Rule.RuleContext, rule: string): LintedFile {
    const { sourceCode } = context
    let file = last
    if (file === null || file.#ast !== sourceCode.ast || file.rules.has(rule)) {
      file = new LintedFile(context, sourceCode)
      last = file
    }
    file.rules.add(rule)
    return file
  }

  /** Returns what rules with the same settings share. */
  urlsUnder(settings: Settings): FileUrls {
    for (const urls of this.#urls) if (urls.settings === settings) return urls
    const urls = new FileUrls(this, settings)
    this.#urls.push(urls)
    return urls
  }
}

/** Kept until the next file. A weak reference takes more time than the rules take in most files. */
let last: LintedFile | null = null
