import type { Rule, SourceCode } from 'eslint'
import type { FoundUrl } from '../files/found-url.ts'
import type { Settings } from '../settings/settings.ts'

/** A file that is linted. */
export interface HostFile {
  readonly sourceCode: SourceCode
  readonly context: Rule.RuleContext
  readonly settings: Settings
  /** To be called with each URL when it is found, in any order. */
  take(this: void, url: FoundUrl): void
}

/** A language that ESLint speaks through one of its parsers, and where its URLs are. */
export interface Host {
  /**
   * The language of `@hreflint/documents` that a whole file of the host is in; null if it has no markup. Absent where what
   * its URLs mean is decided elsewhere.
   */
  languageOf?(filename: string, text: string): string | null
  /** Visitors that take each URL of the file. */
  visit(file: HostFile): Rule.RuleListener
}
