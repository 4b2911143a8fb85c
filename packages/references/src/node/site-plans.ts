/** The exports that tell which site and repository a file belongs to. They do not load the document readers. */
export type { FoundRepository } from '../plan/find-repository.ts'
export {
  type ConfiguredRoot,
  SitePlanner,
  type SitePlannerOptions,
  type SiteSettings,
} from '../plan/plan-site.ts'
export { profileOf, type SitePlan } from '../plan/site-plan.ts'
export { findRepository, remoteAround } from './find-repository.ts'
export { nodeFolders } from './node-folders.ts'
export { isWithin, ownFiles, repositoryAbove } from './own-files.ts'
export { pathFrom } from './path-from.ts'
export { realPath } from './real-path.ts'
