import { sources } from '../contract/defaults.ts'
import type { Profile } from '../contract/profile.ts'
import { hasForgeName } from '../forge/for-forge.ts'
import { findMintlifySource } from './find-source.ts'
import { navigation } from './navigation.ts'
import { redirectedIn, referencesIn, settingsIn } from './settings.ts'

const files = /^(?:docs|mint)\.json$/

export const mintlify: Profile = {
  ...sources,
  id: 'mintlify',
  title: 'Mintlify',
  shownBy: files,
  configuration: files,
  // Other programs have a `docs.json` too.
  isConfiguration: ({ text }) => settingsIn(text)?.navigation !== undefined,
  read({ text }) {
    const settings = settingsIn(text)
    if (settings === null) return null
    const references = referencesIn(settings)
    const { files: moreFiles, folders } = redirectedIn(settings)
    const generatedFolders = [...references, ...folders]
    return {
      ...(generatedFolders.length === 0 ? {} : { generatedFolders }),
      ...(moreFiles.length === 0 ? {} : { moreFiles }),
      // The navigation may give the pages of an API any address.
      ...(references.length === 0 ? {} : { certain: 'sources' as const }),
    }
  },
  navigation,
  // It leaves out the files that are for readers of the repository. `changelog.mdx` is a page.
  makesPage: path => path.endsWith('.mdx') || !hasForgeName(path),
  partFolders: ['snippets', '_snippets'],
  pageEndings: ['md', 'mdx'],
  certain: 'all',
  findSource: findMintlifySource,
  generatedFiles: ['llms.txt', 'llms-full.txt', 'robots.txt', 'sitemap.xml', 'skill.md', 'mcp'],
  slugger: 'mintlify',
  // Accordions, tabs, parameters and other components have ids as well.
  addsIds: true,
}
