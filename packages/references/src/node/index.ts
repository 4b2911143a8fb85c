/** What is known of a site from the folders of this machine. For Node alone. */
export { FolderListing } from './folder-listing.ts'
export { openFolderSite, type SiteFiles } from './open-folder-site.ts'
export { decodeText, filesUpTo } from './read-text.ts'
export { type RecognizedSite, SiteRecognizer } from './recognize-site.ts'
export * from './site-plans.ts'
