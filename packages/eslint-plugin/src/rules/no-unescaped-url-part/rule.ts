import type { Span } from '@hreflint/core'
import { mention } from '@hreflint/core/internal'
import type { JudgedUrl } from '@hreflint/linter/judge'
import type { Rule } from 'eslint'
import type { Filling, FoundUrl } from '../../files/found-url.ts'
import { kindOfValue } from '../../holes/kind-of-value.ts'
import { hostileValues, partOf, type UrlPart, withHostileValue } from '../../holes/url-part.ts'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { nameOfKey } from '../../javascript/syntax/callee-path.ts'
import { unwrapped } from '../../javascript/syntax/unwrapped.ts'
import type { SharedOptions } from '../../settings/settings.ts'
import { defineRule } from '../define/define-rule.ts'

/** Reports texts that become a part of a URL without being encoded. */
export const noUnescapedUrlPart = defineRule<SharedOptions>({
  name: 'no-unescaped-url-part',
  description: 'Disallow unencoded values in parts of URLs',
  type: 'problem',
  recommended: false,
  fixes: true,
  options: {},
  defaults: {},
  messages: () => ({
    unescaped: 'The {{part}} contains an unencoded value. With {{value}}, the URL becomes {{url}}.',
    'chooses-host':
      'The host begins with an unencoded value. With {{value}}, the URL becomes {{url}}.',
    suggestion: 'Encode the value with encodeURIComponent().',
  }),
  configure: () => (url, judged, file, context) => {
    for (const hole of url.holes) {
      const filling = url.fillingOf?.(hole) ?? null
      if (filling === null) continue
      const [start, end] = filling.expression.range
      const part = unescapedPart(hole, filling, judged)
      if (part !== null && file.isFirst('unescaped', start, end)) {
        report(hole, part, filling, judged, context)
      }
    }
  },
})

/**
 * Returns the part of the URL that a hole fills. Null if the value needs no encoding, or if that is
 * not known.
 */
function unescapedPart(
  hole: Span,
  { expression, program }: Filling,
  judged: JudgedUrl<FoundUrl>,
): UrlPart | null {
  const part = partOf(hole, judged)
  if (part === null || isNamedAsEncoded(expression, part)) return null
  return kindOfValue(expression, program) === 'text' ? part : null
}

/**
 * Returns whether the name of a value says that it is encoded, or that it is a path of several
 * segments. Such a path is encoded segment by segment.
 */
function isNamedAsEncoded(expression: AstNode, part: UrlPart): boolean {
  const inner = unwrapped(expression) ?? expression
  const name = nameOfKey(inner.type === 'MemberExpression' ? inner.property : inner) ?? ''
  if (/enc(?:oded)?|escaped|^safe|sanitized/i.test(name)) return true
  return (
    part === 'path' &&
    /(?:path(?:name)?|url|uri|route|endpoint|href|prefix|suffix|dir(?:ectory)?|folder|base|root|repo(?:sitory)?)$/i.test(
      name,
    )
  )
}

function report(
  hole: Span,
  part: UrlPart,
  { expression }: Filling,
  judged: JudgedUrl<FoundUrl>,
  context: Rule.RuleContext,
): void {
  const url = withHostileValue(hole, part, judged)
  if (url === null) return
  const { range } = expression
  const text = context.sourceCode.text.slice(...range)
  context.report({
    loc: {
      start: context.sourceCode.getLocFromIndex(range[0]),
      end: context.sourceCode.getLocFromIndex(range[1]),
    },
    messageId: part === 'host' ? 'chooses-host' : 'unescaped',
    data: { part, value: mention(hostileValues[part]), url: quoted(url) },
    suggest: [
      {
        messageId: 'suggestion',
        fix: fixer => fixer.replaceTextRange([...range], `encodeURIComponent(${text})`),
      },
    ],
  })
}

/** Quotes a URL in full if it is not too long, because its end matters. */
const quoted = (url: string): string => (/^[!#-~…]{1,120}$/.test(url) ? `"${url}"` : mention(url))
