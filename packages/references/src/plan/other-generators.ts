import { named, type OtherPages } from '../generators/contract/profile.ts'
import { profiles } from '../generators/index.ts'

const all = /(?:)/

/** Pages in Markdown at addresses that are not known, so that their links are not those of a forge. */
export const otherPages: readonly OtherPages[] = [
  ...profiles.flatMap(({ elsewhere }) => elsewhere),
  {
    // Zola, whose configuration has a name that many programs use.
    isRoot: names =>
      names.includes('content') && names.includes('templates') && names.includes('config.toml'),
    pages: /^(?:content|templates|themes)\//,
  },
  { isRoot: named(/^gatsby-config\.[cm]?[jt]s$/), pages: /^(?:content|src|blog|_?posts)\// },
  {
    isRoot: named(/^next\.config\.[cm]?[jt]s$/),
    pages: /^(?:src\/)?(?:pages|app|content|blog|_?posts)\//,
  },
  { isRoot: named(/^nuxt\.config\.[cm]?[jt]s$/), pages: /^content\// },
  { isRoot: named(/^svelte\.config\.[cm]?[jt]s$/), pages: /^(?:src|content|blog|_?posts)\// },
  { isRoot: named(/^(?:mint\.json|_quarto\.ya?ml)$/), pages: all },
  { isRoot: named(/^pelicanconf\.py$/), pages: /^content\// },
  // Jupyter Book and MyST.
  { isRoot: named(/^(?:_toc|myst)\.ya?ml$/), pages: all },
  // Sphinx with MyST, where a link can leave out the ending of a document.
  { isRoot: named(/^conf\.py$/), pages: all },
]
