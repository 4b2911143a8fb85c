/**
 * The editor features for links of a document that is part of a site. Loaded only if there is a
 * site.
 */
export { completePaths } from './complete.ts'
export { fileToCreate } from './create-file.ts'
export { definitionOf, documentLinksOf, referencesOf } from './go-to.ts'
export { withPictureSizes } from './picture-sizes.ts'
export {
  definitionOfLabel,
  prepareLabelRename,
  referencesOfLabel,
  renameLabel,
} from './labels.ts'
export { prepareFileRename, renamedFileAt } from './rename-file.ts'
export { moveEdits, prepareRename, renameAt } from './rename.ts'
export { mergedEdits } from './rewrite.ts'
export type { SiteView } from './site-view.ts'
export { type PictureSize, targetText } from './tell-target.ts'
