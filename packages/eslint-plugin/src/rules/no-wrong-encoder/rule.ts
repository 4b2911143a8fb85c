import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { defineProgramRule } from '../define/define-program-rule.ts'

/** Reports functions that do not encode characters that end a part of a query. */
export const noWrongEncoder = defineProgramRule({
  name: 'no-wrong-encoder',
  description: 'Disallow encoding values of a query with encodeURI() or escape()',
  recommended: false,
  messages: {
    encodeURI: 'encodeURI() does not encode "&", "+" and "#": the value "a&b" ends at "a".',
    escape: 'escape() does not encode "+", which is read as a space, and writes "%u20AC" for "€".',
    suggestion: 'Use encodeURIComponent().',
  },
  // A search is fast if its first letter is rare.
  mayReport: text => text.includes('URI(') || text.includes('escape('),
  visit: ({ program, context }) => ({
    CallExpression(node) {
      const { callee, arguments: args = [] } = node as AstNode
      const name = callee?.name
      if (callee === undefined || args.length !== 1 || !program.isGlobal(callee)) return
      if (name !== 'encodeURI' && name !== 'escape') return
      if (!beginsValue.test(textBefore(node as AstNode))) return
      context.report({
        node,
        messageId: name,
        suggest: [
          {
            messageId: 'suggestion',
            fix: fixer => fixer.replaceTextRange([...callee.range], 'encodeURIComponent'),
          },
        ],
      })
    },
  }),
})

/** Matches the name of a parameter and the equals sign, at the end of a text. */
const beginsValue = /[?&][\w.~%[\]-]+=$/

/**
 * Returns the text directly before an expression in a template or a sum. Empty if it is not known.
 */
function textBefore(node: AstNode): string {
  const { parent } = node
  if (parent?.type === 'TemplateLiteral') {
    const index = parent.expressions?.indexOf(node) ?? -1
    return endOf(parent.quasis?.[index])
  }
  if (parent?.type !== 'BinaryExpression' || parent.operator !== '+' || parent.right !== node)
    return ''
  const { left } = parent
  if (left?.type === 'BinaryExpression' && left.operator === '+') return endOf(left.right)
  return endOf(left)
}

function endOf(node: AstNode | undefined): string {
  if (node?.type === 'TemplateLiteral') return endOf(node.quasis?.at(-1))
  const value = node?.value
  if (typeof value === 'string') return value
  if (node?.type !== 'TemplateElement' || typeof value !== 'object' || value === null) return ''
  return 'cooked' in value && typeof value.cooked === 'string' ? value.cooked : ''
}
