import type { PlainAddress } from '../generic-syntax/plain-address/plain-address.ts'
import type { Issue } from './issue.ts'
import type { IssueDefinition } from './issue-definition.ts'
import type { ParsedUrl, ParseResult, SpecParseOptions } from './parse-result.ts'

/** The date and the version of a published specification. */
export interface Edition {
  /** ISO date. */
  readonly date: string
  /** Commit, revision or RFC number. */
  readonly version: string
  readonly url: string
}

/** How a document sets its base URL, where this differs from the HTML Standard. */
export interface BaseRules {
  /** Whether a `base` element may have a `data:` or `javascript:` URL. */
  readonly takesAnyScheme?: boolean
  /** Whether only `base` elements that are children of `head` count. */
  readonly isInHeadOnly?: boolean
  /** Whether `xml:base` counts in foreign elements of HTML, as it does in XML. */
  readonly hasXmlBase?: boolean
}

/** The part of a specification that `parse` and `check` need. */
export interface SpecParser {
  /** Whether this is a program, which receives complete URLs and requests them. */
  readonly isProgram?: true
  /**
   * Parses `input`, and resolves it against the base if there is one. Never throws for a string, even
   * with lone surrogates. Spans are UTF-16 offsets of `input`, even if preprocessing removes text.
   */
  parse(input: string, options?: SpecParseOptions): ParseResult
  /** Exists only for speed. Without it, or any part of it, all results are the same. */
  readonly fast?: FastPaths
}

/** A specification of URLs: the contract of every folder under `specs/`. */
export interface UrlSpec extends SpecParser {
  readonly id: string
  readonly title: string
  readonly edition: Edition
  /** The terms that the specification uses for the two kinds of issue. */
  readonly terms: { readonly conformanceError: string; readonly parseException: string }
  readonly issues: readonly IssueDefinition[]
  readonly baseRules?: BaseRules
  /**
   * The schemes, in lower case, whose URLs are read by this specification by default. Absent if it is
   * for URLs of every scheme.
   */
  readonly schemes?: readonly string[]
  /** Whether a string should name a database. Without a name, a driver chooses one. */
  readonly namesDatabase?: true
  /**
   * Whether a URL without issues also meets the requirements for authors that the parser does not
   * test. Absent if the issues cover all requirements.
   */
  meetsRequirements?(input: string, options?: SpecParseOptions): boolean
}

/** Answers that a specification can give faster than by parsing. Each must agree with `parse`. */
export interface FastPaths {
  /** Returns the issues that `parse` returns, without the rest. */
  findIssues?(input: string, options?: SpecParseOptions): readonly Issue[]
  /** Returns true only if `parse` certainly finds no issue. False means unknown. Allocates nothing. */
  certainlyConforms?(input: string, options?: SpecParseOptions): boolean
  /**
   * Returns the `url` that `parse` returns for an address of the most common form, which a comparison
   * splits once for all specifications. Only if the URL has the components of the address and no
   * issue. Null means unknown.
   */
  readPlain?(address: PlainAddress, options?: SpecParseOptions): ParsedUrl | null
}
