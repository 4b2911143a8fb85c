import { holdsIdentifier, takesNoUrl } from '@hreflint/documents/javascript'
import type { AstNode } from './ast-node.ts'
import { calleePath } from './callee-path.ts'

/**
 * Whether a literal, of which nothing is known but its text, stands where a URL would: not where it
 * is compared, is a key, or names something.
 */
export function isKnownSchemeLiteral(node: AstNode): boolean {
  const { parent } = node
  switch (parent?.type) {
    case 'BinaryExpression':
    case 'SwitchCase':
    case 'ExpressionStatement':
    case 'TSLiteralType':
    case 'TSEnumMember':
    case 'ImportAttribute':
    case 'MemberExpression':
    case 'TaggedTemplateExpression':
      return false
    case 'CallExpression':
    case 'NewExpression': {
      const path = parent.callee === undefined ? null : calleePath(parent.callee)
      return path === null || !takesNoUrl(path.names.at(-1) ?? '')
    }
    case 'Property':
    case 'PropertyDefinition':
      return parent.value === node && !isIdentifierName(parent.key)
    case 'VariableDeclarator':
      return !isIdentifierName(parent.id)
    case 'AssignmentExpression':
      return !isIdentifierName(parent.left?.property ?? parent.left)
    case 'JSXAttribute':
      return false
    default:
      return true
  }
}

function isIdentifierName(node: AstNode | undefined): boolean {
  const name = node?.name ?? node?.value
  return typeof name === 'string' && holdsIdentifier(name)
}
