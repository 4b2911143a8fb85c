export { type DecodedLiteral, editLiteral } from './decoded-literal.ts'
export { decodeJsxAttribute } from './jsx-attribute.ts'
export { holdsIdentifier, takesNoUrl } from './names-not-urls.ts'
export { decodeStringLiteral, type Quoting } from './string-literal.ts'
