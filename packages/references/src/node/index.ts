/** What is known of a site from the folders of this machine. For Node alone. */
export { findRepository, type FoundRepository, remoteOf } from './find-repository.ts'
export { FolderListing } from './folder-listing.ts'
export { openFolderSite, type SiteFiles } from './open-folder-site.ts'
export { pathFrom } from './path-from.ts'
export {
  type ConfiguredRoot,
  SitePlanner,
  type SitePlannerOptions,
  type SiteSettings,
} from './plan-site.ts'
export { realPath } from './real-path.ts'
export { type RecognizedSite, SiteRecognizer } from './recognize-site.ts'
export type { SitePlan } from './site-plan.ts'
