type OtherRooms = typeof import('../specs/other-rooms.ts')

// A bundler (esbuild) resolves this call and runs the modules at the first call.
declare function require(id: string): OtherRooms

export function loadOtherRooms(): OtherRooms {
  return require('../specs/other-rooms.ts')
}

/** They are found without it. */
export function provideOtherRooms(_rooms: OtherRooms): void {}
