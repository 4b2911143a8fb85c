import type { Description, Fix, FoldedIssue, IssueKind, Span } from '@hreflint/core'
import { toleratedCharacter, unescapedData } from '@hreflint/core/internal'
import { asOneMistake, type JudgedUrl } from '@hreflint/linter/judge'
import { nearNames } from '@hreflint/linter/validate'
import type { Rule } from 'eslint'
import type { FoundUrl } from '../../files/found-url.ts'
import type { Settings, SharedOptions } from '../../settings/settings.ts'
import { defineRule } from './define-rule.ts'
import { isForbiddenCode } from './is-forbidden-code.ts'
import { issueKinds } from './issue-kinds.generated.ts'

/** The properties that distinguish the rules that filter the catalog of issues. */
export interface UrlRule {
  readonly name: string
  readonly description: string
  readonly type: 'problem' | 'suggestion'
  /** Whether the presets contain the rule. Default: true. */
  readonly recommended?: boolean
  /** Default: `fixed`. */
  readonly repairs?: 'suggested' | 'fixed'
  /** Returns whether the rule reports this issue. */
  accepts(issue: { readonly code: string; readonly kind: IssueKind }): boolean
  /** A rule that reports some of the same issues. If both run, this rule leaves them to it. */
  readonly yieldsTo?: { readonly rule: string; accepts(issue: { readonly code: string }): boolean }
}

/** The options of a rule that filters the catalog. */
export interface RuleOptions extends SharedOptions {
  /** Codes that are not reported. */
  readonly ignore?: readonly string[]
}

/** Creates an ESLint rule that reports the accepted issues of the catalog. */
export function createUrlRule({
  accepts,
  yieldsTo,
  recommended = true,
  repairs = 'fixed',
  ...rule
}: UrlRule): Rule.RuleModule {
  return defineRule<RuleOptions>({
    ...rule,
    recommended,
    repairs,
    messages: () => messagesOf(accepts),
    options: {
      ignore: {
        type: 'array',
        items: { type: 'string' },
        description: 'Codes to ignore.',
      },
    },
    defaults: { ignore: [] },

    configure({ ignore }) {
      const ignored = ignoredCodes(ignore, rule.name, accepts)
      return (url, judged, file, context) => {
        const isReported = (issue: FoldedIssue): boolean => {
          if (!accepts(issue) || ignored.has(issue.code)) return false
          if (!isInPreset(issue, file.settings)) return false
          if (issue.code === unescapedHole && url.fillingOf !== undefined) return false
          if (url.isQuiet === true && isRepaired(issue, judged)) return false
          if (url.isQuietFor?.(issue, judged.options) === true) return false
          return yieldsTo?.accepts(issue) !== true || !file.runs(yieldsTo.rule)
        }
        const issues = judged.issues.filter(isReported)
        const isWhole = issues.length < 2 || isInOneString(issues, url, context.sourceCode.text)
        for (const issue of isWhole ? asOneMistake(issues, judged.text) : issues) {
          const span = url.toSourceSpan(issue.span)
          if (file.isFirst(issue.code, span.start, span.end)) {
            report(issue, file.texts.describe(issue, judged), url, span, context, repairs)
          }
        }
      }
    },
  })
}

/** `no-unescaped-url-part` reports it in programs, where it knows what fills the hole. */
const unescapedHole = 'document/unescaped-hole'

/** Codes of issues that often do no harm. They are reported only if `tolerated` is `report`. */
const tolerated: ReadonlySet<string> = new Set([
  toleratedCharacter.code,
  unescapedData.code,
  unescapedHole,
  // Forms that go to their own page, and cards without a picture, are meant so.
  'document/empty-action',
  'document/empty-card-url',
  // Hosts of previews have such names, and every browser finds them.
  'whatwg/domain-third-fourth-hyphens',
])

function isInPreset({ code }: FoldedIssue, { preset, spec, tolerated: level }: Settings): boolean {
  if (isForbiddenCode(code)) return true
  if (preset === 'standard') return code.startsWith(`${spec.id}/`) || standsForOthers.has(code)
  return level === 'report' || !tolerated.has(code)
}

/** Codes of issues that stand for several of a specification. */
const standsForOthers: ReadonlySet<string> = new Set([toleratedCharacter.code, unescapedData.code])

/** Returns whether programs repair the issue, and the string is not for a driver. */
function isRepaired({ kind, code }: FoldedIssue, { options }: JudgedUrl<FoundUrl>): boolean {
  const isOfSyntax = kind === 'conformance-error' && !isForbiddenCode(code)
  return isOfSyntax && options.spec?.schemes === undefined
}

/** Returns whether no string ends between the issues: a text can have been put together from several. */
function isInOneString(issues: readonly FoldedIssue[], url: FoundUrl, source: string): boolean {
  const spans = issues.map(issue => url.toSourceSpan(issue.span))
  const start = Math.min(...spans.map(span => span.start))
  const end = Math.max(...spans.map(span => span.end))
  const isInOrder = spans.every((span, index) => span.start >= (spans[index - 1]?.end ?? 0))
  return isInOrder && !/[\n\r]|["'`]\s*[+;,)}]|\$\{/.test(source.slice(start, end))
}

/** Returns one message per code, so that programs can read the code of a report too. */
function messagesOf(accepts: UrlRule['accepts']): Record<string, string> {
  const codes = Object.entries(issueKinds).filter(([code, kind]) => accepts({ code, kind }))
  return {
    ...Object.fromEntries(codes.map(([code]) => [code, `{{message}} [${code}]`])),
    suggestion: '{{title}}.',
  }
}

function report(
  issue: FoldedIssue,
  { message, fixes: proved }: Description,
  url: FoundUrl,
  span: Span,
  context: Rule.RuleContext,
  repairs: UrlRule['repairs'],
): void {
  const { sourceCode } = context
  const fixes = proved.flatMap(fix => writtenFix(fix, url) ?? [])
  const safe = repairs === 'fixed' ? fixes.find(({ safety }) => safety === 'keeps-url') : undefined
  const suggested = fixes.filter(fix => fix !== safe)
  context.report({
    loc: {
      start: sourceCode.getLocFromIndex(span.start),
      end: sourceCode.getLocFromIndex(span.end),
    },
    messageId: issue.code,
    data: { message },
    fix: safe === undefined ? null : fixer => apply(safe, fixer),
    suggest: suggested.map(fix => ({
      messageId: 'suggestion',
      data: { title: fix.title },
      fix: fixer => apply(fix, fixer),
    })),
  })
}

/**
 * Converts a fix to offsets in the file. Null if it cannot be written there exactly. If the text is
 * more than a URL, a fix that keeps the URL still becomes a suggestion.
 */
function writtenFix(fix: Fix, url: FoundUrl): Fix | null {
  const edits = url.toSourceEdits(fix.edits)
  if (edits === null) return null
  if (url.caution !== undefined) {
    return { ...fix, edits, safety: 'changes-url', title: `${fix.title} (${url.caution})` }
  }
  return { ...fix, edits, safety: url.isUsedElsewhere?.(edits) ? 'changes-url' : fix.safety }
}

function apply({ edits }: Fix, fixer: Rule.RuleFixer): Rule.Fix[] {
  return edits.map(({ span, text }) => fixer.replaceTextRange([span.start, span.end], text))
}

/**
 * Returns the codes in `ignore` as a set.
 *
 * @throws RangeError for an unknown code, or one that the rule never reports.
 */
function ignoredCodes(
  codes: readonly string[] = [],
  rule: string,
  accepts: UrlRule['accepts'],
): ReadonlySet<string> {
  for (const code of codes) {
    const kind = Object.hasOwn(issueKinds, code) ? issueKinds[code] : undefined
    if (kind === undefined) {
      const near = nearNames(code, Object.keys(issueKinds), 3).map(name => JSON.stringify(name))
      const question = near.length === 0 ? '' : ` Did you mean ${listed(near)}?`
      throw new RangeError(`Unknown code ${JSON.stringify(code)} in "ignore".${question}`)
    }
    if (!accepts({ code, kind })) {
      const other = isForbiddenCode(code)
        ? 'no-forbidden-url'
        : kind === 'parse-exception'
          ? 'no-parse-exception'
          : 'no-conformance-error'
      throw new RangeError(
        `"ignore" of ${rule} contains ${JSON.stringify(code)}, but only ${other} reports it.`,
      )
    }
  }
  return new Set(codes)
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
