/** Only what says which site a file is part of: it needs no reader of documents. */
export { pathFrom } from './path-from.ts'
export {
  type ConfiguredRoot,
  SitePlanner,
  type SitePlannerOptions,
  type SiteSettings,
} from './plan-site.ts'
export { profileOf, type SitePlan } from './site-plan.ts'
