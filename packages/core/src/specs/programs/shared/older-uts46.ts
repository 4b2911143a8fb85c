import { newerThan } from './newer-characters.ts'

/** Characters that UTS 46 allows, maps or ignores only since Unicode 15.1. */
const disallowedBefore15 = /[\u04c0\u10a0-\u10c5\u2132\u2183]/
/** The same, since Unicode 16. */
export const disallowedBefore16 =
  /[\u115f\u1160\u17b4\u17b5\u1806\u180e\u2061-\u2063\u206a-\u206f\u3164\uffa0]|[\u{1d173}-\u{1d17a}\u{2f868}\u{2f874}\u{2f91f}\u{2f95f}\u{2f9bf}]/u

/**
 * Returns a function that prepares a name for UTS 46 as it was with an older version of Unicode: null if the name
 * contains a character that was unknown or disallowed. A capital sharp S was mapped to `ss`.
 */
export function beforeUts46Of(version: number): (name: string) => string | null {
  const newer = newerThan(version)
  return name => {
    const isDisallowed = disallowedBefore15.test(name) || disallowedBefore16.test(name)
    return newer.test(name) || isDisallowed ? null : name.replaceAll('ẞ', 'ss')
  }
}
