/** Markdown that a generator without a profile, or a part of one that has none, makes pages from. */
export interface OtherGenerator {
  /** Whether the names in a folder are those of the root of its sources. */
  isRoot(names: readonly string[]): boolean
  /** Matches the paths of its pages from this root. */
  readonly pages: RegExp
  /** Whether a file that people read on a forge, as `README.md`, is a page all the same. */
  readonly takesReadme?: boolean
}

const named = (name: RegExp) => (names: readonly string[]) => names.some(each => name.test(each))
const all = /(?:)/

/** Generators whose pages are written in Markdown. Their links are not those of a forge. */
export const otherGenerators: readonly OtherGenerator[] = [
  {
    isRoot: named(/^docusaurus\.config\.[cm]?[jt]s$/),
    pages: /^(?:i18n|blog|community|news|(?:[\w-]+_)?versioned_docs)\//,
  },
  {
    // The docs lie beside the folder of the site.
    isRoot: names =>
      named(/^website\/docusaurus\.config\.[cm]?[jt]s$/)(names) && !names.includes('website/docs'),
    pages: /^docs\//,
  },
  { isRoot: named(/^astro\.config\.[cm]?[jt]s$/), pages: /^(?:src|content)\// },
  {
    isRoot: named(/^hugo\.(?:toml|ya?ml|json)$/),
    pages: /^(?:content[^/]*|archetypes|themes|exampleSite)\//,
  },
  {
    // Hugo before 0.110, and Zola: their configuration has a name that many programs use.
    isRoot: names =>
      names.includes('content') &&
      named(/^config(?:\.toml|\.ya?ml|\.json)?$/)(names) &&
      named(/^(?:archetypes|layouts|templates|themes)$/)(names),
    pages: /^(?:content|archetypes|themes)\//,
  },
  { isRoot: named(/^gatsby-config\.[cm]?[jt]s$/), pages: /^(?:content|src|blog|_?posts)\// },
  {
    isRoot: named(/^next\.config\.[cm]?[jt]s$/),
    pages: /^(?:src\/)?(?:pages|app|content|blog|_?posts)\//,
  },
  { isRoot: named(/^nuxt\.config\.[cm]?[jt]s$/), pages: /^content\// },
  { isRoot: named(/^svelte\.config\.[cm]?[jt]s$/), pages: /^(?:src|content|blog|_?posts)\// },
  { isRoot: named(/^(?:\.eleventy\.[cm]?js|eleventy\.config\.[cm]?[jt]s)$/), pages: all },
  { isRoot: named(/^\.vuepress$/), pages: all, takesReadme: true },
  { isRoot: named(/^rspress\.config\.[cm]?[jt]s$/), pages: /^docs\// },
  { isRoot: named(/^(?:mint\.json|_quarto\.ya?ml)$/), pages: all },
  { isRoot: named(/^pelicanconf\.py$/), pages: /^content\// },
  // Sphinx with MyST, where a link can leave out the ending of a document.
  { isRoot: named(/^conf\.py$/), pages: all },
]
