import { catalogue, type Fix, type IssueKind } from '@hreflint/core'
import type { Rule } from 'eslint'
import { defineRule } from './define-rule.ts'
import type { FileIssue } from './file-urls.ts'
import type { SharedOptions } from './settings.ts'

/** What tells one filter over the catalogue from another. */
export interface UrlRule {
  readonly name: string
  readonly description: string
  readonly type: 'problem' | 'suggestion'
  /** Whether the rule is about this issue. */
  accepts(issue: { readonly code: string; readonly kind: IssueKind }): boolean
  /** A rule that reports some of the same issues: where both run, this one leaves them to it. */
  readonly yieldsTo?: { readonly rule: string; accepts(issue: { readonly code: string }): boolean }
}

/** The option of a filter over the catalogue. */
export interface RuleOptions extends SharedOptions {
  /** Codes that are not reported. */
  readonly ignore?: readonly string[]
}

/** Makes an ESLint rule of a filter over the catalogue. */
export function createUrlRule({ accepts, yieldsTo, ...rule }: UrlRule): Rule.RuleModule {
  return defineRule<RuleOptions>({
    ...rule,
    recommended: true,
    fixes: true,
    messages: () => messagesOf(accepts),
    options: { ignore: { type: 'array', items: { type: 'string' } } },

    start({ ignore }, file, context) {
      const ignored = ignoredCodes(ignore)
      return () => {
        const yields = yieldsTo !== undefined && file.rules.has(yieldsTo.rule)
        reportOnce(
          file.issues.filter(({ issue }) => {
            if (!accepts(issue) || ignored.has(issue.code)) return false
            return !(yields && yieldsTo.accepts(issue))
          }),
          context,
        )
      }
    },
  })
}

/** A message per code, so that a report names its code to programs too. */
function messagesOf(accepts: UrlRule['accepts']): Record<string, string> {
  const codes = [...catalogue.values()].filter(definition => accepts(definition))
  return {
    ...Object.fromEntries(codes.map(({ code }) => [code, `{{message}} [${code}]`])),
    suggestion: '{{title}}.',
  }
}

/** One report for a code at a place, however many ways lead there. */
function reportOnce(issues: readonly FileIssue[], context: Rule.RuleContext): void {
  const seen = new Set<string>()
  for (const { url, issue } of issues) {
    const { start, end } = url.toSourceSpan(issue.span)
    const key = `${issue.code} ${start} ${end}`
    if (seen.has(key)) continue
    seen.add(key)
    const { sourceCode } = context
    const fixes = issue.fixes.flatMap(fix => writtenFix(fix, url) ?? [])
    const safe = fixes.find(({ safety }) => safety === 'keeps-url')
    const suggested = fixes.filter(fix => fix !== safe)
    context.report({
      loc: { start: sourceCode.getLocFromIndex(start), end: sourceCode.getLocFromIndex(end) },
      messageId: issue.code,
      data: { message: issue.message },
      fix: safe === undefined ? null : fixer => apply(safe, fixer),
      suggest: suggested.map(fix => ({
        messageId: 'suggestion',
        data: { title: fix.title },
        fix: fixer => apply(fix, fixer),
      })),
    })
  }
}

/** A fix in offsets of the file; null where it cannot be written there exactly. */
function writtenFix(fix: Fix, url: FileIssue['url']): Fix | null {
  const edits = url.toSourceEdits(fix.edits)
  return edits === null ? null : { ...fix, edits }
}

function apply({ edits }: Fix, fixer: Rule.RuleFixer): Rule.Fix[] {
  return edits.map(({ span, text }) => fixer.replaceTextRange([span.start, span.end], text))
}

function ignoredCodes(codes: readonly string[] = []): ReadonlySet<string> {
  for (const code of codes) {
    if (catalogue.has(code)) continue
    const known = [...catalogue.keys()].join(', ')
    throw new RangeError(`Unknown code ${JSON.stringify(code)} in "ignore". Known: ${known}.`)
  }
  return new Set(codes)
}
