import { sources } from '../contract/defaults.ts'
import { readBasedAddress } from '../jekyll/addresses.ts'
import type { Profile } from '../contract/profile.ts'
import { websiteRoutes } from './routes.ts'

/**
 * Markdown of a generator or program that is not known. No file shows it: the links of its documents
 * tell which folders have which addresses.
 */
export const website: Profile = {
  ...sources,
  id: 'website',
  title: 'Website of an unknown generator',
  isRoot: () => false,
  routes: websiteRoutes,
  statics: ['public', 'static'],
  pageEndings: ['md', 'mdx', 'markdown'],
  indexNames: ['index', 'README', '_index'],
  isGuess: true,
  readTemplate: readBasedAddress,
  // Anything may be made by a program, unless the links show that hardly anything is.
  certain: 'nothing',
  hasOtherIds: true,
  aliases: /^[@~]/,
}
