/**
 * What a server needs to agree with a client and to keep its documents, apart from the features: it
 * can do both before a URL is read, and then need not load what reads them.
 */
export { fixAllKind } from './features/actions/fix-all-kind.ts'
export { triggerCharacters } from './features/trigger-characters.ts'
export { choosePositionEncoding, type PositionEncoding } from './position-encoding.ts'
export { type ServiceDocument, serviceDocument } from './service-document.ts'
