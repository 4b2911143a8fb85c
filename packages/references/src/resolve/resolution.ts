import type { Issue, IssueDefinition, Span } from '@hreflint/core'

/** Why it is not known whether a target exists. */
export type UnknownReason =
  /** No link: a name, a form's target, a program's string. */
  | 'no link'
  /** The parser gives no URL, or one of another scheme than pages have. */
  | 'no page'
  /** Another server, or another part of the server. */
  | 'outside the site'
  /** A template fills in what decides. */
  | 'placeholder'
  /** A build makes it: a pattern that the user names, or what only the generator knows. */
  | 'generated'
  /** A redirect sends it to another site, or to what is not known either. */
  | 'redirected'
  /** Servers differ over it: an escaped slash, an empty name. */
  | 'depends on the server'
  /** What is there is not listed: `node_modules`, a link out of the root. */
  | 'not listed'
  /** The fragment is no name, or the anchors of the target cannot be known. */
  | 'fragment'

/** Whether the target of a link exists. */
export interface Resolution {
  readonly state: 'exists' | 'missing' | 'unknown'
  /** Only where it is unknown. */
  readonly reason: UnknownReason | null
  /** Path of the target from the root of the site, where it exists, even if its fragment does not. */
  readonly target: string | null
  /** The name in the target that the fragment finds: one of `Anchors.places`. */
  readonly anchor: string | null
  /** What is to be said about it: why it is missing, or what is not right though it exists. */
  readonly issue: ReferenceIssue | null
}

/** An issue and its definition, which no specification has. */
export interface ReferenceIssue {
  readonly issue: Issue
  readonly definition: IssueDefinition
}

export function exists(
  target: string,
  issue: ReferenceIssue | null = null,
  anchor: string | null = null,
): Resolution {
  return { state: 'exists', reason: null, target, anchor, issue }
}

/** @param target The file, where it is only the fragment that is missing. */
export function missing(issue: ReferenceIssue, target: string | null = null): Resolution {
  return { state: 'missing', reason: null, target, anchor: null, issue }
}

const unknowns = new Map<UnknownReason, Resolution>()

/** One object for each reason: most links of many sites lead elsewhere. */
export function unknown(reason: UnknownReason): Resolution {
  let known = unknowns.get(reason)
  if (known === undefined) {
    known = { state: 'unknown', reason, target: null, anchor: null, issue: null }
    unknowns.set(reason, known)
  }
  return known
}

/** An issue at a component of a URL, or at all of it where the component is not written. */
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

/** Parameters with proposals, a line for each, which are worked out when they are asked for. */
export function withCandidates(
  params: Readonly<Record<string, string>>,
  find: () => string,
): Readonly<Record<string, string>> {
  let found: string | null = null
  return {
    ...params,
    get candidates() {
      found ??= find()
      return found
    },
  }
}
