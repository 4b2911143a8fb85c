export { mostDiagnostics } from './features/diagnostics.ts'
export { type FindingsOf, findingsOf, type Subject } from './findings-of.ts'
export {
  createLanguageService,
  fixAllKind,
  type LanguageService,
  type LanguageServiceHost,
} from './language-service.ts'
export { choosePositionEncoding, type PositionEncoding } from './position-encoding.ts'
export { type ServiceDocument, serviceDocument } from './service-document.ts'
export type { ClientShape } from './to-lsp.ts'
