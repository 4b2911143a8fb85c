/** What Node can find out about a site from the file system. */
export { FolderListing } from './folder-listing.ts'
export { folderSiteOptions, openFolderSite, type SiteFiles } from './open-folder-site.ts'
export { decodeText, filesUpTo } from './read-text.ts'
export { knownFoldersIn } from '../plan/evidence/known-pages.ts'
export * from './site-plans.ts'
