import type { Profile } from '../generators/contract/profile.ts'

/** The place of a redirect table. */
export interface TablePlace {
  /** Path of the root of the site on its server, with `/` at both ends. */
  readonly basePath: string
  readonly holds: Profile['holds']
}
