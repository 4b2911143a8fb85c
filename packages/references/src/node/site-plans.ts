/** Only what says which site and repository a file is part of: it needs no reader of documents. */
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
