export { dependsOnHole, withHolesFilled } from '../template/judgeable.ts'
export { type DecodedLiteral, editLiteral } from './decoded-literal.ts'
export { decodeJsxAttribute } from './jsx-attribute.ts'
export { decodeStringLiteral, type Quoting } from './string-literal.ts'
