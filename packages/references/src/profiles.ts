export { type EntryKind, type Listing, listingOf } from './listing/listing.ts'
export { contentOf, isDocument } from './profiles/contents.ts'
export type { Profile } from './profiles/profile.ts'
export { findProfile, profileIds, profiles } from './profiles/profiles.ts'
