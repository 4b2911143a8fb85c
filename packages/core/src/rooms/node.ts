import { requireFrom } from '../platform/require-from.ts'

type OtherRooms = typeof import('../specs/other-rooms.ts')

/** The built package has these rooms in a CommonJS file of their own, which can be loaded at once. */
export function loadOtherRooms(): OtherRooms {
  return requireFrom(import.meta.url, '../specs/other-rooms.cjs') as OtherRooms
}

/** They are found without it. */
export function provideOtherRooms(_rooms: OtherRooms): void {}
