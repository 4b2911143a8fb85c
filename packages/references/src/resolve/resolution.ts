import type { Issue, IssueDefinition, Span } from '@hreflint/core'
import { wrongCase } from '../issues/wrong-case.ts'
import { componentOf, type Link } from './link.ts'

/** Why it is unknown whether a target exists. */
export type UnknownReason =
  /** The URL is not a link: a name, the target of a form, a string in a program. */
  | 'no link'
  /** The text does not parse as a URL, or its scheme is not one of pages. */
  | 'no page'
  /** The target is on another server, or elsewhere on this server. */
  | 'outside the site'
  /** A template fills in the part of the URL that decides. */
  | 'placeholder'
  /**
   * A build makes the target: it matches a pattern in the settings, or only the generator knows it.
   */
  | 'generated'
  /** A redirect leads to another site or to a target that is unknown too. */
  | 'redirected'
  /** Servers treat the URL differently: it has an escaped slash or an empty name. */
  | 'depends on the server'
  /**
   * The target is in a folder that is not listed, such as `node_modules`, or behind a symbolic link
   * that leaves the root.
   */
  | 'not listed'
  /** The document is in no recognized site, so that nothing says where its links lead. */
  | 'in no site'
  /** The fragment is not a name, or the anchors of the target are unknown. */
  | 'fragment'

/** Why it may be unknown whether a target exists although its path is known. */
export const mayBeSlip: ReadonlySet<UnknownReason | null> = new Set([
  'generated',
  'in no site',
  'redirected',
  'outside the site',
])

/** What is unknown because the program that makes the pages is. */
export const ofUnknownProgram: ReadonlySet<UnknownReason | null> = new Set([
  'generated',
  'fragment',
])

/** Whether the target of a link exists. */
export interface Resolution {
  readonly state: 'exists' | 'missing' | 'unknown'
  /** Null unless the state is `unknown`. */
  readonly reason: UnknownReason | null
  /**
   * Path of the target from the root of the site, if the file exists, even if its fragment does
   * not.
   */
  readonly target: string | null
  /** The name in the target that the fragment finds, from `Anchors.places`. */
  readonly anchor: string | null
  /** Why the target is missing, or what is wrong although it exists. Null if there is no issue. */
  readonly issue: ReferenceIssue | null
}

/** An issue and its definition. The definition belongs to no specification. */
export interface ReferenceIssue {
  readonly issue: Issue
  readonly definition: IssueDefinition
  /** The line of another file of the site that is the other half of the issue. */
  readonly otherLine?: OtherLine
}

/** A line of a file. */
export interface OtherLine {
  /** From the root of the site. */
  readonly path: string
  /** From 1. */
  readonly line: number
}

export function exists(
  target: string,
  issue: ReferenceIssue | null = null,
  anchor: string | null = null,
): Resolution {
  return { state: 'exists', reason: null, target, anchor, issue }
}

/** @param target The file, if only the fragment is missing. */
export function missing(issue: ReferenceIssue, target: string | null = null): Resolution {
  return { state: 'missing', reason: null, target, anchor: null, issue }
}

const unknowns = new Map<UnknownReason, Resolution>()

/** Returns one shared object per reason: on many sites, most links lead elsewhere. */
export function unknown(reason: UnknownReason): Resolution {
  let known = unknowns.get(reason)
  if (known === undefined) {
    known = { state: 'unknown', reason, target: null, anchor: null, issue: null }
    unknowns.set(reason, known)
  }
  return known
}

/**
 * Creates an issue at a component of a URL, or at the whole URL if it does not have the component.
 */
export function issueAt(
  definition: IssueDefinition,
  span: Span | null,
  text: string,
  params: Readonly<Record<string, string>>,
): ReferenceIssue {
  const { code, kind, specName } = definition
  const issue = { code, kind, specName, span: span ?? { start: 0, end: text.length }, params }
  return { issue, definition }
}

/** Creates an issue at the path of a link, or at the whole link if it has none. */
export function pathIssue(
  definition: IssueDefinition,
  { text }: Pick<Link, 'text'>,
  params: Readonly<Record<string, string>>,
): ReferenceIssue {
  return issueAt(definition, componentOf(text, 'path'), text, params)
}

/** Returns the most useful of several resolutions of one link. */
export function bestOf(results: readonly Resolution[]): Resolution {
  return (
    results.find(({ state, issue }) => state === 'exists' && issue === null) ??
    results.find(({ state }) => state === 'exists') ??
    results.find(({ state }) => state === 'unknown') ??
    // A target that differs only in case is the one that is meant.
    results.find(({ issue }) => issue?.issue.code === wrongCase.code) ??
    results[0] ??
    unknown('no page')
  )
}

/** The maximum number of candidates to offer. */
export const maxCandidates = 3

/** Adds candidates, one per line, to parameters. They are computed when they are first read. */
export function withCandidates(
  params: Readonly<Record<string, string>>,
  find: () => string,
): Readonly<Record<string, string>> {
  return withLate(params, { candidates: find })
}

/** Adds parameters that are computed when they are first read. */
export function withLate(
  params: Readonly<Record<string, string>>,
  late: Readonly<Record<string, () => string>>,
): Readonly<Record<string, string>> {
  const all = { ...params }
  for (const [name, find] of Object.entries(late)) {
    let found: string | null = null
    const get = (): string => {
      found ??= find()
      return found
    }
    Object.defineProperty(all, name, { enumerable: true, get })
  }
  return all
}
