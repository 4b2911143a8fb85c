import type { Span } from '@hreflint/core'
import { hide, mention, secretSpans, spanContains } from '@hreflint/core/internal'
import type { JudgedUrl } from '@hreflint/linter/judge'
import type { Rule } from 'eslint'
import type { Filling, FoundUrl } from '../../files/found-url.ts'
import { kindOfValue } from '../../holes/kind-of-value.ts'
import { arrivingValue } from '../../holes/tests/arriving-value.ts'
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
  repairs: 'suggested',
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
        report(hole, part, filling, url, judged, context)
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
  filling: Filling,
  found: FoundUrl,
  judged: JudgedUrl<FoundUrl>,
  context: Rule.RuleContext,
): void {
  const { expression, use, program } = filling
  const value = arrivingValue(expression, hostileValues[part], program, use)
  const url = value === null ? null : withHostileValue(hole, part, value, judged)
  if (value === null || url === null) return
  const { range } = expression
  const encoded = encodedPlace(filling, found)
  // The hostile value is no secret, even where it takes the place of a password.
  const isSecret = secretsOf(judged).some(secret => !spanContains(hole, secret))
  context.report({
    loc: {
      start: context.sourceCode.getLocFromIndex(range[0]),
      end: context.sourceCode.getLocFromIndex(range[1]),
    },
    messageId: part === 'host' ? 'chooses-host' : 'unescaped',
    data: { part, value: mention(value), url: quoted(isSecret ? hide(url) : url) },
    suggest:
      encoded === null
        ? []
        : [
            {
              messageId: 'suggestion',
              fix: fixer =>
                fixer.replaceTextRange(
                  [...encoded],
                  `encodeURIComponent(${context.sourceCode.text.slice(...encoded)})`,
                ),
            },
          ],
  })
}

/**
 * Returns the range of the expression to encode. Null if its value is used for something else as
 * well.
 */
function encodedPlace({ expression, use }: Filling, url: FoundUrl): AstNode['range'] | null {
  const { range } = use ?? expression
  const [start, end] = range
  return url.isUsedElsewhere?.([{ span: { start, end }, text: '' }]) === true ? null : range
}

/** The secrets of each URL, which all of its holes share. */
const secretsByUrl = new WeakMap<JudgedUrl<FoundUrl>, readonly Span[]>()

function secretsOf(judged: JudgedUrl<FoundUrl>): readonly Span[] {
  let secrets = secretsByUrl.get(judged)
  if (secrets === undefined) {
    secrets = secretSpans(judged.url.text)
    secretsByUrl.set(judged, secrets)
  }
  return secrets
}

/** Quotes a URL in full if it is not too long, because its end matters. */
const quoted = (url: string): string => (/^[!#-~…]{1,120}$/.test(url) ? `"${url}"` : mention(url))
