export {
  type GeneratorOptions,
  withOptions,
} from './generators/contract/options.ts'
export { EditableListing, listingOf } from './listing/editable-listing.ts'
export type { EntryKind, Listing } from './listing/listing.ts'
export { readRemote, type Repository } from './generators/forge/repository-address.ts'
export { isComponent, isComponentOf } from './generators/contract/components.ts'
export { contentOf, holdsFile, isDocument } from './generators/contract/contents.ts'
export type { Profile } from './generators/contract/profile.ts'
export { profileIds } from './generators/ids.ts'
export { findProfile, profiles } from './generators/index.ts'
