import type { Profile } from './contract/profile.ts'
import { profiles } from './index.generated.ts'

export { profileIds } from './ids.ts'
export { profiles }

/**
 * Returns the profile with an id.
 *
 * @throws RangeError if the id is unknown. The message lists the known ones.
 */
export function findProfile(id: string): Profile {
  const profile = profiles.find(candidate => candidate.id === id)
  if (profile !== undefined) return profile
  const known = profiles.map(each => each.id).join(', ')
  throw new RangeError(`Unknown profile ${JSON.stringify(id)}. Known: ${known}.`)
}
