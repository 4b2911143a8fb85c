import { provideOtherRooms } from '#other-rooms'
import * as otherRooms from './specs/other-rooms.ts'

// To be imported for its effect, in a browser that shall know more than the URL Standard. Elsewhere
// the other specifications are found without it.
provideOtherRooms(otherRooms)
