import { cratesIo } from './crates-io.ts'
import { marketplace } from './marketplace.ts'
import { npm } from './npm.ts'
import { pubDev } from './pub-dev.ts'
import { pypi } from './pypi.ts'
import type { Registry } from './reader.ts'

/** The registries whose pages show a document of a package. */
export const registries: readonly Registry[] = [npm, pypi, cratesIo, pubDev, marketplace]
