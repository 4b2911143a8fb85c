export type { CommentStyle } from '@hreflint/linter'
export { fixAllKind } from './features/actions/fix-all-kind.ts'
export { mostDiagnostics } from './features/diagnostics.ts'
export { triggerCharacters } from './features/trigger-characters.ts'
export type { UrlForm } from './features/url-forms.ts'
export { type FindingsOf, findingsOf, type Subject, type SubjectReferences } from './findings-of.ts'
export {
  createLanguageService,
  type LanguageService,
  type LanguageServiceHost,
} from './language-service.ts'
export { choosePositionEncoding, type PositionEncoding } from './position-encoding.ts'
export { type ServiceDocument, serviceDocument } from './service-document.ts'
export type { ClientShape } from './client-shape.ts'
