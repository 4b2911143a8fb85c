import type { Rule, SourceCode } from 'eslint'
import type { Host } from '../hosts/host.ts'
import { hostOf } from '../hosts/index.ts'
import type { Settings } from '../settings/settings.ts'
import { FileUrls } from './file-urls.ts'

/** A file while rules are being made for it. */
export class LintedFile {
  readonly sourceCode: SourceCode
  /** Undefined for a language that no host knows. */
  readonly host: Host | undefined
  /** `settings.hreflint`, which is the same for all rules of a file. */
  readonly shared: unknown
  /** Names of the rules that run on it. */
  readonly rules = new Set<string>()
  readonly #ast: unknown
  /** One for each of the settings that its rules have: nearly always one. */
  readonly #urls: FileUrls[] = []

  private constructor(context: Rule.RuleContext, sourceCode: SourceCode) {
    this.sourceCode = sourceCode
    this.#ast = sourceCode.ast
    this.host = hostOf(sourceCode, context.filename)
    this.shared = context.settings.hreflint
  }

  /**
   * The file that a rule is being made for. ESLint and oxlint make all rules of a file before they
   * visit it, so that the last file is the only one to remember. It is recognized by its syntax tree: of
   * `SourceCode`, oxlint has one for all files.
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

  /** What rules of the same settings share. */
  urlsUnder(settings: Settings): FileUrls {
    for (const urls of this.#urls) if (urls.settings === settings) return urls
    const urls = new FileUrls(this, settings)
    this.#urls.push(urls)
    return urls
  }
}

/** Kept until the next file: to hold it weakly takes longer than all that rules do in most files. */
let last: LintedFile | null = null
