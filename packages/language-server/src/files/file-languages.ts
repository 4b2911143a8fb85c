/** A file of its own, to be loaded when it is needed, with nothing else of that package. */
export { languageOf, languages } from '@hreflint/documents'
