import { documentHost } from './document.ts'

/** `@html-eslint/parser`, whose tree is a `Program` with one `Document`. */
export const html = documentHost('html', 'Program', ({ ast }) => {
  const [first] = (ast as { body?: readonly { type: string }[] }).body ?? []
  return ast.type === 'Program' && (first?.type as string) === 'Document'
})

/** `@angular-eslint/template-parser`. */
export const angular = documentHost(
  'html',
  'Program',
  ({ ast }) => ast.type === 'Program' && 'templateNodes' in ast,
)
