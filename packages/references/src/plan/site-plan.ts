import { type GeneratorOptions, withOptions } from '../profiles/options/generator-options.ts'
import type { Profile } from '../profiles/profile.ts'
import { findProfile } from '../profiles/profiles.ts'

/** The site of a file. Plain data, so that it can be sent to workers. */
export interface SitePlan {
  /** Address of its root: an absolute path or a URI. */
  readonly root: string
  /** The root relative to the working folder, so that it is equal on all machines. */
  readonly name: string
  /** Id of its profile. */
  readonly profile: string
  /** The options from the configuration of its generator, which override the profile. */
  readonly options: GeneratorOptions
  /** URL of the root; null if it is unknown. */
  readonly siteUrl: string | null
  readonly fragments: boolean
  /** Globs of generated files. Paths are relative to the root. */
  readonly generated: readonly string[]
  /** What identified the site, for display: a file name or a setting. */
  readonly because: string
}

/** Returns the profile of a site, with the options of its generator applied. */
export function profileOf({ profile, options }: SitePlan): Profile {
  return withOptions(findProfile(profile), options)
}
