import { requireFrom } from '../platform/require-from.ts'
import type { UrlSpec } from '../spec.ts'

/** The built package has these rooms in a CommonJS file of their own, which can be loaded at once. */
export function loadOtherRooms(): readonly UrlSpec[] {
  const { otherRooms } = requireFrom(import.meta.url, '../specs/other-rooms.cjs') as {
    otherRooms: readonly UrlSpec[]
  }
  return otherRooms
}

/** They are found without it. */
export function provideOtherRooms(_rooms: readonly UrlSpec[]): void {}
