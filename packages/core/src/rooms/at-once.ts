import * as otherRooms from '../specs/other-rooms.ts'

/** For sources that run as they are: everything is there from the start. */
export function loadOtherRooms(): typeof otherRooms {
  return otherRooms
}

/** They are there already. */
export function provideOtherRooms(_rooms: typeof otherRooms): void {}
