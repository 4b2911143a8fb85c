/** The exports that tell which site and repository a file belongs to. They open no site. */
export type { FoundRepository } from '../plan/find-repository.ts'
export {
  type ConfiguredRoot,
  SitePlanner,
  type SitePlannerOptions,
  type SiteSettings,
} from '../plan/plan-site.ts'
export { hasEslintPlugin } from '../plan/eslint-plugin.ts'
export { profileOf, type SitePlan } from '../plan/site-plan.ts'
export { isForForge } from '../generators/forge/for-forge.ts'
export { copyOf } from './copy-of.ts'
export { findRepository, remoteAround } from './find-repository.ts'
export { isMadeForTests } from './made-for-tests.ts'
export { nodeFolders } from './node-folders.ts'
export { isWithin, ownFiles, repositoryAbove } from './own-files.ts'
export { pathFrom } from './path-from.ts'
export {
  loadRegularFile,
  maxNamedFile,
  readRegularFile,
  readStart,
  refuseUnlessRegular,
  textOfNamed,
} from './read-regular-file.ts'
export { realPath } from './real-path.ts'
