import type { Rule } from 'eslint'
import { isTestFile } from '../../deliberate/test-file.ts'
import { becomesQuery, joinedPairs } from '../../holes/joined-pairs.ts'
import { isRaw, keyOf, pairsAfterQuestionMark, type QueryPair } from '../../holes/query-pair.ts'
import { arrivingValue } from '../../holes/tests/arriving-value.ts'
import { isWholeText, WholeTexts } from '../../holes/text-parts.ts'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { defineProgramRule, type ProgramFile } from '../define/define-program-rule.ts'

/** Reports queries that are built from names and values without encoding the values. */
export const noStringQuery = defineProgramRule({
  name: 'no-string-query',
  description: 'Disallow queries made of unencoded names and values',
  recommended: false,
  messages: {
    'not-encoded':
      'This puts values into the query without encoding them: "a&b=c" becomes two parameters.',
    suggestion: 'Use URLSearchParams.',
  },
  mayReport: text => traces.some(trace => text.includes(trace)),
  visit: file => {
    const { context } = file
    const wholes = new WholeTexts()
    if (isTestFile(context)) return {}
    const visitText = (node: Rule.Node): void => {
      const text = node as AstNode
      if (text.type === 'BinaryExpression' && text.operator !== '+') return
      if (isWholeText(text)) reportPairs(text, file)
    }
    return {
      TemplateLiteral: visitText,
      BinaryExpression: visitText,
      CallExpression: node => reportJoined(node as AstNode, wholes, file),
    }
  },
})

/** The value that the message names. */
const witness = ['a&b=c']

/** Traces of `k + "=" + v`, of a template, and of `.join("&")`. */
const traces = ["'='", '"="', '}=${']

function reportPairs(text: AstNode, { program, context }: ProgramFile): void {
  for (const pair of pairsAfterQuestionMark(text)) {
    if (!isRaw(pair, program) || arrivingValue(pair.value, witness, program) === null) continue
    const [start, end] = [pair.name.range[0], pair.value.range[1]]
    const source = ({ range }: AstNode): string => program.text.slice(...range)
    const made = `new URLSearchParams([[${source(keyOf(pair.name, program))}, ${source(pair.value)}]])`
    context.report({
      loc: locOf(start, end, context),
      messageId: 'not-encoded',
      suggest: isOneStretch(pair, program.text)
        ? [{ messageId: 'suggestion', fix: fixer => fixer.replaceTextRange([start, end], made) }]
        : [],
    })
  }
}

/**
 * Returns whether only `=` and the syntax that joins texts is between a name and its value, so that
 * the whole pair can be replaced.
 */
function isOneStretch({ name, value }: QueryPair, text: string): boolean {
  const between = text.slice(name.range[1], value.range[0])
  return /^\s*\+\s*(['"])=\1\s*\+\s*$|^\s*\}=\$\{\s*$/.test(between)
}

function reportJoined(join: AstNode, wholes: WholeTexts, { program, context }: ProgramFile): void {
  const joined = joinedPairs(join, program)
  if (joined === null || !isRaw(joined.pair, program) || !becomesQuery(join, wholes, program))
    return
  const { object } = joined
  const { range } = join
  const text = object === null ? '' : program.text.slice(...object.range)
  context.report({
    loc: locOf(...range, context),
    messageId: 'not-encoded',
    suggest:
      object === null
        ? []
        : [
            {
              messageId: 'suggestion',
              fix: fixer =>
                fixer.replaceTextRange([...range], `new URLSearchParams(${text}).toString()`),
            },
          ],
  })
}

const locOf = (start: number, end: number, { sourceCode }: Rule.RuleContext) => ({
  start: sourceCode.getLocFromIndex(start),
  end: sourceCode.getLocFromIndex(end),
})
