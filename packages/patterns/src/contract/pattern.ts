import type { ShownText, Span, TextEdit } from '@hreflint/core'
import type { PatternIssueDefinition } from '../issues/definition.ts'
import type { PatternCode } from '../issues/index.ts'

/** A piece of a pattern, with its span in the pattern's text. */
export interface PatternPiece {
  readonly type: 'parameter' | 'regexp' | 'text' | 'wildcard'
  readonly span: Span
  /** The URL component that the piece belongs to; null if the dialect compares only paths or origins. */
  readonly component: string | null
  /** The fixed text as it appears in a URL, or the source of the regular expression. */
  readonly text: string
  readonly name: string
  /** `?`, `*` or `+` if the piece is optional or repeatable; otherwise empty. */
  readonly modifier: string
}

export interface PatternGroup {
  readonly component: string | null
  readonly name: string
  /** Undefined if the group did not take part in the match. */
  readonly value: string | undefined
}

export interface PatternMatch {
  readonly groups: readonly PatternGroup[]
}

/** A pattern that compiles. */
export interface CompiledPattern {
  readonly pieces: readonly PatternPiece[]
  /** The component patterns as the dialect normalizes them; empty if the dialect has no components. */
  readonly components: Readonly<Record<string, string>>
  /** Matches a URL, or a path that begins with a slash. Returns null if it does not match. */
  match(url: string): PatternMatch | null
}

/** Options for reading a pattern. */
export interface PatternOptions {
  /** The base URL of relative patterns and of relative URLs. */
  readonly base?: string | undefined
}

/** An issue that was found in a compiled pattern. */
export interface FoundIssue {
  readonly code: PatternCode
  readonly start: number
  readonly end: number
  readonly params?: Readonly<Record<string, string>>
  /** A URL or path that demonstrates the issue. */
  readonly witness?: string
  readonly fixes?: readonly PatternFix[]
}

/** Edits that fix an issue. */
export interface PatternFix {
  readonly title: string
  readonly edits: readonly TextEdit[]
}

/** A fix whose title may be shown. */
export interface ShownPatternFix extends PatternFix {
  readonly title: ShownText
}

/** A pattern that compiles, suggested in place of one that does not. */
export interface RepairedPattern {
  readonly text: string
  readonly title: string
}

export interface PatternDialect {
  readonly id: string
  readonly title: string
  /** What a pattern is compared with: a URL, its path, or its origin. */
  readonly subject: 'origin' | 'path' | 'url'
  /** Dialects of the same family serve the same purpose, so a pattern of one may be meant for another. */
  readonly family:
    | 'header'
    | 'hosting'
    | 'manifest'
    | 'origin'
    | 'robots'
    | 'route'
    | 'security'
    | 'url'
    | 'worker'
  /** Where patterns of this dialect are used, in Markdown. */
  readonly usedBy: string
  /** How the dialect differs from others: full sentences in Markdown. */
  readonly notes: readonly string[]
  readonly edition: { readonly version: string; readonly url: string }
  /** @throws PatternFailure if the pattern does not compile. */
  compile(text: string, options: PatternOptions): CompiledPattern
  /** Suggests replacements for a pattern that does not compile, the best first. Each of them compiles. */
  repair(text: string, options: PatternOptions): readonly RepairedPattern[]
  /** Returns URLs or paths to try a pattern with. The pattern must compile; it matches some of them. */
  sample(text: string, options: PatternOptions): readonly string[]
  /** Finds places where a pattern that compiles does not mean what its text suggests. */
  examine(text: string, pattern: CompiledPattern, options: PatternOptions): readonly FoundIssue[]
}

/** An issue of a pattern, ready to be displayed. */
export interface PatternIssue {
  readonly code: string
  readonly kind: PatternIssueDefinition['kind']
  readonly span: Span
  readonly message: ShownText
  readonly why: ShownText
  /** May have a secret of the pattern. */
  readonly witness: string | null
  readonly fixes: readonly ShownPatternFix[]
}
