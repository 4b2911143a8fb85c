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
import { originIn } from '../repair/where-it-leads.ts'
import { whatwg } from '../specs/whatwg/index.ts'
import {
  encodeMisreadPassword,
  misreadPassword,
} from '../repair/repairs/encode-misread-password.ts'
import { fillMessage } from '../text/fill-message.ts'
import { hide, MaskedText } from '../text/secrets/masked-text.ts'
import { secretSpans } from '../text/secrets/secret-spans.ts'
import { ownText, type ShownText } from '../text/secrets/shown-text.ts'
import { mentionShown } from '../text/mention.ts'
import { chosenSpec, type UrlOptions } from './options.ts'
import { readingOf } from './reading.ts'
import { hiddenQuote, shownParams } from './shown/shown-issue.ts'
import { reasonOfTwoHosts, twoHosts } from './two-hosts.ts'

/** A fix whose title may be shown. Its edits may repeat a secret. */
export interface DescribedFix extends Fix {
  readonly title: ShownText
}

/** An issue of a URL, explained to a person. */
export interface Description {
  /** One sentence about what is wrong. */
  readonly message: ShownText
  /** The consequence for the page or its user. */
  readonly why: ShownText
  /**
   * Edits that help: first those that keep the URL, then suggestions, each kind with the best first.
   * Computed on first access, because proving a fix requires parsing its result.
   */
  readonly fixes: readonly DescribedFix[]
}

/**
 * Explains an issue in words. `input` and `options` must be those that produced the issue. `foldIssues` may
 * have combined it with others; then the first fix repairs all of them.
 *
 * `definition` is the definition of the issue's code. Pass it only if no specification has one, as for an
 * issue about the place of a URL.
 *
 * `written` is the URL as its author wrote it, if placeholders in `input` are overwritten: `@name@` is one, and the
 * end of a password.
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
  written = input,
): Description {
  const spec = chosenSpec(options, input, whatwg)
  const define = (other: Issue) => ownDefinition(other, definition) ?? definitionOf(other, spec)
  const { message, why } = define(issue)
  const secrets = secretSpans(input)
  const shown = new MaskedText(
    input,
    written === input ? secrets : [...secrets, ...secretSpans(written)],
  )
  const { places } = issue
  // A placeholder in the password cannot be encoded, and any other edit would make a host of the user name.
  const isHiddenByPlaceholder =
    written !== input &&
    misreadPassword(written, issue) !== null &&
    misreadPassword(input, issue) === null
  let fixes: readonly DescribedFix[] | null = null
  return {
    message: ownText(
      fillMessage(message, shownParams(issue, shown), mentionedText(issue, shown)) +
        twoHosts(issue, input, written, shown) +
        otherPlaces(issue),
    ),
    why: ownText(reasonOfTwoHosts(issue, input) ?? why),
    get fixes() {
      if (isHiddenByPlaceholder) return []
      fixes ??= provedFixes(
        contextOf(issue, input, spec, readingOf(input, spec, options)),
        context =>
          context.issue === issue && places !== undefined
            ? foldedProposals(context, issue, places, define)
            : [
                ...(spec.schemes === undefined ? encodeMisreadPassword(context) : []),
                ...(define(context.issue).repair?.(context) ?? []),
              ],
      ).flatMap(fix => withShownTitle(fix, shown) ?? [])
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
  if (issue.isMixed === true) {
    const characters = count === 1 ? 'character is' : 'characters are'
    return ` ${count} more ${characters} not allowed in this URL.`
  }
  return ` The same issue occurs in ${count} more ${count === 1 ? 'place' : 'places'} of this URL.`
}

function mentionedText(issue: Issue, shown: MaskedText): ShownText {
  const { span } = issue
  const isWithin = shown.hidden.some(({ start, end }) => span.start < end && start < span.end)
  const isWhole = shown.hidden.some(({ start, end }) => span.start < start && end < span.end)
  return isUserinfo(issue) || (isWithin && !isWhole) ? hiddenQuote : mentionShown(shown.slice(span))
}

/**
 * Replaces the title of a fix if it may repeat a secret. Only the edits may repeat it. Null for a fix whose title
 * could not say what it does.
 */
function withShownTitle(fix: Fix, shown: MaskedText): DescribedFix | null {
  const isNear = fix.edits.some(({ span }) => shown.touches(span))
  const isRepeated = fix.edits.some(({ text }) => text.length > 3 && fix.title.includes(text))
  if (!isNear || !isRepeated) return { ...fix, title: hide(fix.title) }
  const isEncoding = fix.edits.every(({ text }) => /%[\dA-F]{2}/i.test(text))
  return isEncoding ? { ...fix, title: hide(`Percent-encode it${originIn(fix.title)}`) } : null
}

function isUserinfo({ params }: Issue): boolean {
  return params.component === 'user name' || params.component === 'password'
}
