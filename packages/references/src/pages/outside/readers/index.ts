import { cratesIo } from './crates-io.ts'
import { forgeForms } from './forge-forms.ts'
import { marketplace } from './marketplace.ts'
import { npm } from './npm.ts'
import { pubDev } from './pub-dev.ts'
import { pypi } from './pypi.ts'
import type { Registry } from './reader.ts'

/** The registries whose pages show a document of a package, and the forge where it begins an issue. */
export const registries: readonly Registry[] = [
  npm,
  pypi,
  cratesIo,
  pubDev,
  marketplace,
  forgeForms,
]
