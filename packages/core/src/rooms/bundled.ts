import type { UrlSpec } from '../spec.ts'

// A bundler (esbuild) resolves this call and runs the modules at the first call.
declare function require(id: string): typeof import('../specs/other-rooms.ts')

export function loadOtherRooms(): readonly UrlSpec[] {
  return require('../specs/other-rooms.ts').otherRooms
}

/** They are found without it. */
export function provideOtherRooms(_rooms: readonly UrlSpec[]): void {}
