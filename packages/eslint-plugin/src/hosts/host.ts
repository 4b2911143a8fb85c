import type { Rule, SourceCode } from 'eslint'
import type { FoundUrl } from '../files/found-url.ts'
import type { Settings } from '../settings/settings.ts'

/** A file that is linted. */
export interface HostFile {
  readonly sourceCode: SourceCode
  readonly context: Rule.RuleContext
  readonly settings: Settings
  /** Called with each URL when it is found, in any order. */
  take(this: void, url: FoundUrl): void
}

/** A language that ESLint reads with one of its parsers, and how to find its URLs. */
export interface Host {
  /**
   * Returns the language in `@hreflint/documents` of a whole file. Null if the file has no markup.
   * Absent if something else decides what the URLs refer to.
   */
  languageOf?(filename: string, text: string): string | null
  /** Returns visitors that take each URL of the file. */
  visit(file: HostFile): Rule.RuleListener
}
