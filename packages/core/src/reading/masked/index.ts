/** URLs that are safe to show: passwords are masked, even if a parser reads them as something else. */
export { maskedComparison } from './masked-comparison.ts'
export { MaskedText } from './masked-text.ts'
export { maskedUrl, misreadParts } from './masked-url.ts'
export { maskedLines, withoutPasswordsOf } from './without-passwords.ts'
