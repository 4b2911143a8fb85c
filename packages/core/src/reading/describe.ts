import { definitionOf } from '../contract/definitions-of.ts'
import type { Issue } from '../contract/issue.ts'
import type { IssueDefinition } from '../contract/issue-definition.ts'
import type { FoldedIssue } from '../general-issues/fold/folded-issue.ts'
import { foldedProposals } from '../general-issues/fold/folded-proposals.ts'
import { isGathered } from '../general-issues/fold/gather.ts'
import { generalIssues } from '../general-issues/general-issues.ts'
import type { Fix } from '../repair/fix.ts'
import { contextOf } from '../repair/proof-context.ts'
import { provedFixes } from '../repair/proved-fixes.ts'
import { whatwg } from '../specs/whatwg/index.ts'
import { fillMessage } from '../text/fill-message.ts'
import { mayBePassword } from '../text/may-be-password.ts'
import { mention } from '../text/mention.ts'
import { maskPasswords, passwordSpans, revealsPassword } from '../text/passwords.ts'
import { spansOverlap } from '../text/span.ts'
import { chosenSpec, type UrlOptions } from './options.ts'
import { readingOf } from './reading.ts'

/** An issue of a URL, explained to a person. */
export interface Description {
  /** One sentence about what is wrong. */
  readonly message: string
  /** The consequence for the page or its user. */
  readonly why: string
  /**
   * Edits that help: first those that keep the URL, then suggestions, each kind with the best first.
   * Computed on first access, because proving a fix requires parsing its result.
   */
  readonly fixes: readonly Fix[]
}

/**
 * Explains an issue in words. `input` and `options` must be those that produced the issue. `foldIssues` may
 * have combined it with others; then the first fix repairs all of them.
 *
 * `definition` is the definition of the issue's code. Pass it only if no specification has one, as for an
 * issue about the place of a URL.
 *
 * The texts and the titles of fixes never repeat a user name or password.
 *
 * @throws RangeError if the specification in the options does not have such an issue.
 */
export function describe(
  issue: FoldedIssue,
  input: string,
  options?: UrlOptions,
  definition?: IssueDefinition,
): Description {
  const spec = chosenSpec(options, input, whatwg)
  const define = (other: Issue) => ownDefinition(other, definition) ?? definitionOf(other, spec)
  const { message, why } = define(issue)
  const { places } = issue
  let fixes: readonly Fix[] | null = null
  return {
    message: fillMessage(message, issue.params, mentionedText(issue, input)) + otherPlaces(issue),
    why,
    get fixes() {
      fixes ??= provedFixes(
        contextOf(issue, input, spec, readingOf(input, spec, options)),
        context =>
          context.issue === issue && places !== undefined
            ? foldedProposals(context, issue, places, define)
            : (define(context.issue).repair?.(context) ?? []),
      ).map(fix => withoutPassword(fix, input))
      return fixes
    },
  }
}

/** Returns the definition of an issue that no specification has. */
function ownDefinition(
  { code }: Issue,
  definition: IssueDefinition | undefined,
): IssueDefinition | undefined {
  return definition?.code === code ? definition : generalIssues.get(code)
}

/** Returns a sentence about the other places of a folded issue; empty if its message already mentions them. */
function otherPlaces(issue: FoldedIssue): string {
  const { places } = issue
  if (places === undefined || isGathered(issue)) return ''
  const count = places.count - 1
  return ` The same issue occurs in ${count} more ${count === 1 ? 'place' : 'places'} of this URL.`
}

function mentionedText(issue: Issue, input: string): string {
  const { start, end } = issue.span
  return isUserinfo(issue) || mayBePassword(input, issue.span) || isInPassword(issue, input)
    ? '"…"'
    : mention(maskPasswords(input.slice(start, end)))
}

/** Replaces the title of a fix if it repeats a password. Only the edits may repeat it. */
function withoutPassword(fix: Fix, input: string): Fix {
  if (
    !input.includes('@') ||
    !fix.edits.some(({ text }) => text !== '' && fix.title.includes(text))
  ) {
    return fix
  }
  if (!revealsPassword(fix.edits, passwordSpans(input))) return fix
  return { ...fix, title: 'Percent-encode it' }
}

function isInPassword({ span }: Issue, input: string): boolean {
  return input.includes('@') && passwordSpans(input).some(password => spansOverlap(password, span))
}

function isUserinfo({ params }: Issue): boolean {
  return params.component === 'user name' || params.component === 'password'
}
