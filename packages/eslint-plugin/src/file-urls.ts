import type { Rule, SourceCode } from 'eslint'
import type { FoundUrl } from './found-url.ts'
import type { Host, HostFile } from './hosts/host.ts'
import { hostOf } from './hosts/index.ts'
import { type ProvenIssue, provenIssues } from './proven-issues.ts'
import type { Settings } from './settings.ts'

/** An issue of a URL of a file. */
export interface FileIssue {
  readonly url: FoundUrl
  readonly issue: ProvenIssue
}

/**
 * What the rules share while a file is linted: its URLs are looked for and judged once, by the
 * visitors of whichever rule comes first.
 */
export class FileUrls {
  readonly host: Host
  /** Names of the rules that run on this file. */
  readonly rules: Set<string>
  readonly #file: HostFile
  #visited = false
  #issues: readonly FileIssue[] | null = null

  private constructor(host: Host, file: HostFile, rules: Set<string>) {
    this.host = host
    this.#file = file
    this.rules = rules
  }

  /** Null on a host that no rule knows. */
  static of(context: Rule.RuleContext, settings: Settings, rule: string): FileUrls | null {
    const { sourceCode } = context
    const state = stateOf(sourceCode)
    const { host } = state
    if (host === undefined) return null
    state.rules.add(rule)
    let file = state.bySettings.get(settings)
    if (file === undefined) {
      const urls: FoundUrl[] = []
      const { filename } = context
      file = new FileUrls(host, { sourceCode, filename, settings, urls }, state.rules)
      state.bySettings.set(settings, file)
    }
    return file
  }

  /** The visitors that look for URLs, for the first that asks; null for the others. */
  visitors(): Rule.RuleListener | null {
    if (this.#visited) return null
    this.#visited = true
    return this.host.visit(this.#file)
  }

  /** To be asked when the whole file has been visited. */
  get urls(): readonly FoundUrl[] {
    return this.#file.urls
  }

  /** To be asked when the whole file has been visited. */
  get issues(): readonly FileIssue[] {
    this.#issues ??= this.#file.urls.flatMap(url =>
      provenIssues(url, this.#file.settings).map(issue => ({ url, issue })),
    )
    return this.#issues
  }
}

interface FileState {
  readonly host: Host | undefined
  readonly rules: Set<string>
  readonly bySettings: Map<Settings, FileUrls>
}

/**
 * By syntax tree, so that a file's state lives as long as the file does; not by `SourceCode`, of
 * which oxlint has one for all files.
 */
const states = new WeakMap<object, FileState>()

function stateOf(sourceCode: SourceCode): FileState {
  const { ast } = sourceCode
  let state = states.get(ast)
  if (state === undefined) {
    state = { host: hostOf(sourceCode), rules: new Set(), bySettings: new Map() }
    states.set(ast, state)
  }
  return state
}
