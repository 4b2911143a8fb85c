import { type GeneratorOptions, withOptions } from '../generators/contract/options.ts'
import type { Profile } from '../generators/contract/profile.ts'
import { findProfile } from '../generators/index.ts'

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
  /** The `.gitignore` files of the root and of the folders around it, innermost first. Left out if there are none. */
  readonly gitIgnore?: readonly GitIgnore[]
  /** Set if a user has said that links that begin with a slash start at the root. */
  readonly isServerRoot?: true
  /** What identified the site, for display: a file name or a setting. */
  readonly because: string
  /** Set for a document in no site: only what exists is known, and only of what its own links ask for. */
  readonly isAlone?: true
  /** Folders of a repository with pages of a site that is not recognized. Left out if a user says what the site is. */
  readonly unknownTrees?: readonly string[]
}

/** What git does not track, which is usually made by a build, and what another repository has. */
export interface GitIgnore {
  /** The path of the site from the folder of the file; empty if it is the same folder. */
  readonly below: string
  readonly text: string
}

/** Returns the profile of a site, with the options of its generator applied. */
export function profileOf({ profile, options }: SitePlan): Profile {
  return withOptions(findProfile(profile), options)
}
