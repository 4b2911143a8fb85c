/**
 * What a server needs to negotiate with a client and to hold its documents. It can do both before
 * it loads the features that read URLs.
 */
export { fixAllKind } from './features/actions/fix-all-kind.ts'
export { triggerCharacters } from './features/trigger-characters.ts'
export { choosePositionEncoding, type PositionEncoding } from './position-encoding.ts'
export { type ServiceDocument, serviceDocument } from './service-document.ts'
