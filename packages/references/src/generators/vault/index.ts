import { sources } from '../contract/defaults.ts'
import type { Profile } from '../contract/profile.ts'
import { hasForgeName } from '../forge/for-forge.ts'
import { findLinkedNote, findNote, namesOfNote, readWikilink } from './notes.ts'

/** Notes that Obsidian or Foam shows, and that link each other by name. */
export const vault: Profile = {
  ...sources,
  id: 'vault',
  title: 'Vault (Obsidian, Foam)',
  shownBy: /^\.(?:obsidian|foam)$/,
  isOnlyNotes: true,
  linksStartFrom: ['source'],
  // Where the vault is a repository, people read these on its forge.
  makesPage: path => path.includes('/') || !hasForgeName(path),
  // A page is opened from its source, and nothing makes others.
  certain: 'sources',
  findSource: findLinkedNote,
  readTemplate: readWikilink,
  findPage: findNote,
  namesOf: namesOfNote,
  slugger: 'vault',
  slugsFragments: true,
}
