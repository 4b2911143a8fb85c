import type { Rule, SourceCode } from 'eslint'
import type { FoundUrl } from '../found-url.ts'
import type { Settings } from '../settings.ts'

/** A file that is linted. */
export interface HostFile {
  readonly sourceCode: SourceCode
  readonly filename: string
  readonly settings: Settings
  /** Takes what is found. */
  readonly urls: FoundUrl[]
}

/** A language that ESLint speaks through one of its parsers, and where its URLs are. */
export interface Host {
  /** Whether a file was parsed as this language. */
  recognises(sourceCode: SourceCode): boolean
  /** The visitor at the end of the root node, when everything has been found. */
  readonly exit: string
  /** Visitors that add each URL of the file to its `urls`. */
  visit(file: HostFile): Rule.RuleListener
}
