import { MissingPart } from './missing-part.ts'

/** Stands in for `#other-rooms` of core in a page: the historic specifications come when compared. */
let rooms: unknown = null

export function loadOtherRooms(): unknown {
  if (rooms !== null) return rooms
  throw new MissingPart('The comparison', async () => {
    await import('@hreflint/core/all-specs')
  })
}

export function provideOtherRooms(others: unknown): void {
  rooms = others
}
