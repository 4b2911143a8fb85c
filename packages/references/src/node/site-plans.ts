/** The exports that tell which site and repository a file belongs to. They do not load the document readers. */
export { findRepository, type FoundRepository, remoteOf } from './find-repository.ts'
export { pathFrom } from './path-from.ts'
export {
  type ConfiguredRoot,
  SitePlanner,
  type SitePlannerOptions,
  type SiteSettings,
} from './plan-site.ts'
export { realPath } from './real-path.ts'
export { profileOf, type SitePlan } from './site-plan.ts'
