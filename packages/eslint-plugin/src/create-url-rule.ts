import { catalogue, type Fix, type IssueKind } from '@hreflint/core'
import type { Rule } from 'eslint'
import { type FileIssue, FileUrls } from './file-urls.ts'
import { type Settings, type SharedOptions, settingsOf, sharedSchema } from './settings.ts'

/** What tells one rule from another. */
export interface UrlRule {
  readonly name: string
  readonly description: string
  readonly type: 'problem' | 'suggestion'
  readonly recommended: boolean
  /** Whether the rule is about this issue. */
  accepts(issue: { readonly code: string; readonly kind: IssueKind }): boolean
  /** A rule that reports some of the same issues: where both run, this one leaves them to it. */
  readonly yieldsTo?: { readonly rule: string; accepts(issue: { readonly code: string }): boolean }
}

/** The option of every rule. */
export interface RuleOptions extends SharedOptions {
  /** Codes that are not reported. */
  readonly ignore?: readonly string[]
}

/** Makes an ESLint rule of a filter over the catalogue. */
export function createUrlRule(rule: UrlRule): Rule.RuleModule {
  return {
    meta: {
      type: rule.type,
      docs: {
        description: rule.description,
        recommended: rule.recommended,
        url: `https://hreflint.dev/rules/${rule.name}`,
      },
      fixable: 'code',
      hasSuggestions: true,
      languages: ['*'],
      schema: [
        {
          type: 'object',
          properties: { ...sharedSchema, ignore: { type: 'array', items: { type: 'string' } } },
          additionalProperties: false,
        },
      ],
      messages: messagesOf(rule),
    } as Rule.RuleMetaData,

    create(context) {
      const option = context.options[0] as RuleOptions | undefined
      const ignored = ignoredCodes(option?.ignore)
      const settings = sharedSettings(option, context.settings.hreflint)
      const file = FileUrls.of(context, settings, rule.name)
      if (file === null) return {}
      const report = () => {
        const yields = rule.yieldsTo !== undefined && file.rules.has(rule.yieldsTo.rule)
        const wanted = file.issues.filter(
          ({ issue }) =>
            rule.accepts(issue) &&
            !ignored.has(issue.code) &&
            !(yields && rule.yieldsTo?.accepts(issue)),
        )
        reportOnce(wanted, context)
      }
      return withExit(file.visitors(), `${file.host.root}:exit`, report)
    },
  }
}

/** Adds a visitor that runs after what may be there already. */
function withExit(
  visitors: Rule.RuleListener,
  exit: string,
  report: () => void,
): Rule.RuleListener {
  const before = visitors[exit] as ((node: unknown) => void) | undefined
  const both = (node: unknown) => {
    before?.(node)
    report()
  }
  return { ...visitors, [exit]: both }
}

/** A message per code, so that a report names its code to programs too. */
function messagesOf(rule: UrlRule): Record<string, string> {
  const codes = [...catalogue.values()].filter(definition => rule.accepts(definition))
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

const byOptions = new Map<string, Settings>()

/** Equal options give one object, which is what the rules of a file share their work by. */
function sharedSettings(option: RuleOptions | undefined, shared: unknown): Settings {
  if (option === undefined && shared === undefined) return settingsOf(undefined, undefined)
  const { ignore: _, ...options } = option ?? {}
  const key = JSON.stringify([options, shared])
  let settings = byOptions.get(key)
  if (settings === undefined) {
    settings = settingsOf(options, shared)
    byOptions.set(key, settings)
  }
  return settings
}
