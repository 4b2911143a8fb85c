import { sources } from '../contract/defaults.ts'
import { tagsAndFilters } from '../jekyll/tags.ts'
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
  // The documents of Jekyll's collections are judged here.
  ...tagsAndFilters,
  // Anything may be made by a program, unless the links show that hardly anything is.
  certain: 'nothing',
  hasOtherIds: true,
  aliases: /^[@~]/,
}
