import { holdsIdentifier, takesNoUrl } from '@hreflint/documents/javascript'
import { hasSchemeSlip } from '@hreflint/core/internal'
import type { AstNode } from '../syntax/ast-node.ts'
import { calleePath } from '../syntax/callee-path.ts'
import type { StaticText } from './static-text.ts'

/**
 * Returns whether a literal is in a place for a URL, if only its text is known. It is not if it is
 * compared, is a key, or names something.
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

/**
 * Returns whether a text is exactly one URL, by the text alone. It is not prose (`http://a is
 * down`), a list (`schemaLocation`), only the start of a URL, or a pattern with placeholders
 * (`https://<host>/{id}`).
 */
export function isOneUrl({ text, holes }: StaticText): boolean {
  const known = text.slice(0, holes[0]?.start ?? text.length)
  const isFetched = /^(?:https?|wss?|ftp|file):[/\\]/i.test(known) || hasSchemeSlip(known)
  if (!isFetched || /^[a-z]+:[/\\]*$/i.test(known)) return false
  if (
    /<[^<>]*>|\{[^{}]*\}|%[sdo]\b|\*|[\t\n\v\f\r]|[ ,;|"'()](?:https?|wss?|ftp|file):\/\//i.test(
      text,
    )
  ) {
    return false
  }
  return text.split(' ').slice(1).every(isPartOfUrl)
}

/** Returns whether a word after a space continues a URL: `items/a`, `name&lang=en`, `logo.png`. */
function isPartOfUrl(word: string): boolean {
  return (
    /[/?&=#%]/.test(word) ||
    /.\.(?:css|gif|html?|jpe?g|js|json|md|pdf|png|svg|txt|webp|xml|zip)$/i.test(word)
  )
}
