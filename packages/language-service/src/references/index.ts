/** What an editor can ask about the links of a document of a site. Loaded only where there is a site. */
export { completePaths } from './complete.ts'
export { fileToCreate } from './create-file.ts'
export { definitionOf, documentLinksOf, referencesOf } from './go-to.ts'
export { withPictureSizes } from './picture-sizes.ts'
export { moveEdits, prepareRename, renameAt } from './rename.ts'
export type { SiteView } from './site-view.ts'
export { type PictureSize, targetText } from './tell-target.ts'
