import type { UrlSpec } from '../spec.ts'
import { otherRooms } from '../specs/other-rooms.ts'

/** For hosts that cannot load a module when it is needed: everything is there from the start. */
export function loadOtherRooms(): readonly UrlSpec[] {
  return otherRooms
}
