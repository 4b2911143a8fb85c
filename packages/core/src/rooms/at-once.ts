import type { UrlSpec } from '../spec.ts'
import { otherRooms } from '../specs/other-rooms.ts'

/** For sources that run as they are: everything is there from the start. */
export function loadOtherRooms(): readonly UrlSpec[] {
  return otherRooms
}

/** They are there already. */
export function provideOtherRooms(_rooms: readonly UrlSpec[]): void {}
