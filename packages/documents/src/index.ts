export type { EmbeddedPattern } from './languages/configuration/patterns/embedded-pattern.ts'
export { locatePatterns } from './languages/configuration/patterns/locate-patterns.ts'
export { addressOrAny, type BaseUrl } from './base-url.ts'
export { keepsRendered } from './edits/keeps-rendered.ts'
export { writeEdits } from './edits/write-edits.ts'
export type {
  BaseElement,
  DocumentComment,
  EmbeddedUrl,
  LocatedDocument,
  LocateOptions,
  UrlSite,
  UrlSyntax,
  Variable,
} from './embedded-url.ts'
export { encodingOfBytes } from './encoding/encoding-of-bytes.ts'
export type { CommentSyntax, DocumentLanguage, Locator } from './language.ts'
export { findLanguage, languageOf, languages } from './languages/index.ts'
export { locateVariables } from './languages/dotenv/locate-dotenv.ts'
export type { EmbeddedText } from './embedded-text.ts'
export {
  decodeLiteralInAttribute,
  decodeValue,
} from './languages/javascript/literal-in-attribute.ts'
export { type JsonString, locateJsonStrings } from './languages/json/index.ts'
export { locateDocument, locateUrls } from './locate-document.ts'
export {
  type Anchor,
  type DocumentLabels,
  type DocumentStructure,
  type Heading,
  joinStructures,
  type Label,
  type LinkRelation,
  type NoIndex,
  noStructure,
  type UsedLabel,
} from './structure.ts'
export { type Delimiters, usualDelimiters } from './template/delimiters.ts'
export { dependsOnHole, withHolesFilled } from './template/judgeable.ts'
