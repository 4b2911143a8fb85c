/** A separate file, so that it can be loaded on demand without the rest of that package. */
export { findLanguage, languageOf, languages } from '@hreflint/documents'
