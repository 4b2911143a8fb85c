import type { Profile } from '../profiles/profile.ts'

/** Where a table is. */
export interface TablePlace {
  /** Path of the root of the site on its server, with `/` at both ends. */
  readonly basePath: string
  readonly holds: Profile['holds']
}
