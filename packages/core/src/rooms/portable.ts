type OtherRooms = typeof import('../specs/other-rooms.ts')

let rooms: OtherRooms | null = null

/**
 * For hosts that cannot load a module in the middle of a call: the other specifications are there
 * once `@hreflint/core/all-specs` has been imported, now or later.
 */
export function loadOtherRooms(): OtherRooms {
  if (rooms === null) {
    throw new RangeError(
      'The other specifications are not loaded. Import @hreflint/core/all-specs.',
    )
  }
  return rooms
}

export function provideOtherRooms(others: OtherRooms): void {
  rooms = others
}
