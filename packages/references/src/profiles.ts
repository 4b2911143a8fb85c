export {
  type GeneratorOptions,
  withOptions,
} from './profiles/options/generator-options.ts'
export { hasOptions, readOptions } from './profiles/options/read-options.ts'
export { EditableListing, listingOf } from './listing/editable-listing.ts'
export type { EntryKind, Listing } from './listing/listing.ts'
export { readRemote, type Repository } from './profiles/forge/repository-address.ts'
export { isComponent, isComponentOf } from './profiles/components.ts'
export { contentOf, holdsFile, isDocument } from './profiles/contents.ts'
export type { Profile } from './profiles/profile.ts'
export { findProfile, profileIds, profiles } from './profiles/profiles.ts'
