import { findProfile, type GeneratorOptions, type Profile, withOptions } from '../profiles.ts'

/** The site that a file is part of. Plain data, since it goes to workers. */
export interface SitePlan {
  /** Absolute path of its root. */
  readonly root: string
  /** The same from the working folder, which is equal on machines that have it elsewhere. */
  readonly name: string
  /** Id of its profile. */
  readonly profile: string
  /** What the configuration of its generator says otherwise than the profile. */
  readonly options: GeneratorOptions
  /** Address of its root; null if it is not known. */
  readonly siteUrl: string | null
  readonly fragments: boolean
  /** Globs of paths, from the root, that a build makes. */
  readonly generated: readonly string[]
  /** What it was recognized by, as it is shown: a file, or the setting. */
  readonly because: string
}

/** The profile of a site, with what the configuration of its generator says. */
export function profileOf({ profile, options }: SitePlan): Profile {
  return withOptions(findProfile(profile), options)
}
