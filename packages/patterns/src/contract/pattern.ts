import type { Span, TextEdit } from '@hreflint/core'
import type { PatternCode } from '../issues/index.ts'
import type { PatternIssueDefinition } from '../issues/definition.ts'

/** A piece of a pattern, and where it is written. */
export interface PatternPiece {
  readonly type: 'parameter' | 'regexp' | 'text' | 'wildcard'
  readonly span: Span
  /** The component of the URL that it is about; null where a dialect knows only paths or origins. */
  readonly component: string | null
  /** The text as it is in a URL, or the regular expression. */
  readonly text: string
  readonly name: string
  /** `?`, `*` or `+` where it is optional or can be repeated. */
  readonly modifier: string
}

export interface PatternGroup {
  readonly component: string | null
  readonly name: string
  /** Undefined where the group took no part. */
  readonly value: string | undefined
}

export interface PatternMatch {
  readonly groups: readonly PatternGroup[]
}

/** A pattern that compiles. */
export interface CompiledPattern {
  readonly pieces: readonly PatternPiece[]
  /** The components as the dialect writes them; empty where it has none. */
  readonly components: Readonly<Record<string, string>>
  /** What the pattern makes of a URL, or of a path from the root; null where it does not match. */
  match(url: string): PatternMatch | null
}

/** How a pattern is to be read. */
export interface PatternOptions {
  /** What a relative pattern, and relative URLs, are resolved against. */
  readonly base?: string | undefined
}

/** What the look at a compiled pattern found. */
export interface FoundIssue {
  readonly code: PatternCode
  readonly start: number
  readonly end: number
  readonly params?: Readonly<Record<string, string>>
  /** A URL that shows it. */
  readonly witness?: string
  readonly fixes?: readonly PatternFix[]
}

/** What to write instead. Each result was compiled and tried. */
export interface PatternFix {
  readonly title: string
  readonly edits: readonly TextEdit[]
}

/** A pattern that compiles, in place of one that does not. */
export interface RepairedPattern {
  readonly text: string
  readonly title: string
}

export interface PatternDialect {
  readonly id: string
  readonly title: string
  /** What is compared: a URL, its path, or its origin. */
  readonly subject: 'origin' | 'path' | 'url'
  /** Dialects of a family are written for the same purpose: a text of one may be meant for another. */
  readonly family: 'hosting' | 'manifest' | 'origin' | 'robots' | 'route' | 'security' | 'url'
  /** Where patterns of it are written, in Markdown. */
  readonly usedBy: string
  /** How it differs from others: whole sentences in Markdown. */
  readonly notes: readonly string[]
  readonly edition: { readonly version: string; readonly url: string }
  /** @throws PatternFailure for a pattern that does not compile. */
  compile(text: string, options: PatternOptions): CompiledPattern
  /** What to write in place of a pattern that does not compile, the best first; each compiles. */
  repair(text: string, options: PatternOptions): readonly RepairedPattern[]
  /** URLs to try a pattern that compiles with; some of them match. */
  sample(text: string, options: PatternOptions): readonly string[]
  /** What a pattern that compiles does not mean. */
  examine(text: string, pattern: CompiledPattern, options: PatternOptions): readonly FoundIssue[]
}

/** One issue of a pattern, ready to be shown. */
export interface PatternIssue {
  readonly code: string
  readonly kind: PatternIssueDefinition['kind']
  readonly span: Span
  readonly message: string
  readonly why: string
  readonly witness: string | null
  readonly fixes: readonly PatternFix[]
}
