/** Which site a document is part of, told from the folders around it. */
export { hasEslintPlugin } from './eslint-plugin.ts'
export { withModules } from '../generators/forge/with-modules.ts'
export { findRepository, type FoundRepository, remoteAround } from './find-repository.ts'
export type { Folders } from './folders.ts'
export {
  type ConfiguredRoot,
  SitePlanner,
  type SitePlannerOptions,
  type SiteSettings,
} from './plan-site.ts'
export { redirectPaths, redirectsIn, robotsPath } from './redirects-in.ts'
export { profileOf, type SitePlan } from './site-plan.ts'
