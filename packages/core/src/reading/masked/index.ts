/** URLs as they may be shown: without their passwords, whatever a reading takes these for. */
export { maskedComparison } from './masked-comparison.ts'
export { MaskedText } from './masked-text.ts'
export { maskedUrl, misreadParts } from './masked-url.ts'
export { maskedLines, withoutPasswordsOf } from './without-passwords.ts'
