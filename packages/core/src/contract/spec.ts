import type { PlainAddress } from '../generic-syntax/plain-address/plain-address.ts'
import type { Issue } from './issue.ts'
import type { IssueDefinition } from './issue-definition.ts'
import type { ParsedUrl, ParseResult, SpecParseOptions } from './parse-result.ts'

/** When and as what a specification was published. */
export interface Edition {
  /** ISO date. */
  readonly date: string
  /** Commit, revision or RFC number. */
  readonly version: string
  readonly url: string
}

/** How a document gives its URLs a base, where that is not as in the HTML Standard. */
export interface BaseRules {
  /** Whether a `base` element may have a `data:` or `javascript:` URL. */
  readonly takesAnyScheme?: boolean
  /** Whether only those `base` elements count that are children of `head`. */
  readonly isInHeadOnly?: boolean
  /** Whether `xml:base` counts in foreign elements of HTML, as it does in XML. */
  readonly hasXmlBase?: boolean
}

/** How URLs are read under a specification: all that `parse` and `check` need of one. */
export interface SpecParser {
  /** Whether it is a program, which is given whole URLs of the web and requests them. */
  readonly isProgram?: true
  /**
   * Parses `input`; with a base, resolves it. Never throws, for any string, lone surrogates
   * included. Every span is in UTF-16 offsets of `input`, whatever preprocessing removes.
   */
  parse(input: string, options?: SpecParseOptions): ParseResult
  /** What exists only to be faster. Removing it, or any part of it, changes no result. */
  readonly fast?: FastPaths
}

/** A specification of URLs: the contract of every folder under `specs/`. */
export interface UrlSpec extends SpecParser {
  readonly id: string
  readonly title: string
  readonly edition: Edition
  /** The specification's own words for the two kinds of issue. */
  readonly terms: { readonly conformanceError: string; readonly parseException: string }
  readonly issues: readonly IssueDefinition[]
  readonly baseRules?: BaseRules
  /**
   * The schemes, in lower case, of the strings that the specification is for, which every face reads by
   * it by default. Absent: it is for URLs of every scheme.
   */
  /** Whether its strings name a database, though a driver chooses one without. */
  readonly namesDatabase?: true
  readonly schemes?: readonly string[]
  /**
   * Whether a URL without issues also meets what the specification demands of authors and its parser
   * does not test. Absent where the issues tell all.
   */
  meetsRequirements?(input: string, options?: SpecParseOptions): boolean
}

/** What a specification can tell faster than by parsing. Each must agree with `parse`. */
export interface FastPaths {
  /** The issues that `parse` gives, found without the rest. */
  findIssues?(input: string, options?: SpecParseOptions): readonly Issue[]
  /** True only if `parse` certainly finds no issue. Allocates nothing. False says nothing. */
  certainlyConforms?(input: string, options?: SpecParseOptions): boolean
  /**
   * For comparisons, which divide an address of the most frequent form once for all specifications:
   * the `url` that `parse` gives for it, if its components are those of the address and it has no
   * issue. Null says nothing.
   */
  readPlain?(address: PlainAddress, options?: SpecParseOptions): ParsedUrl | null
}
