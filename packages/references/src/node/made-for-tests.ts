/** Folders of files that are wrong on purpose, or that record what a program writes. */
const folders =
  /(?:^|\/)(?:fixtures?|__fixtures__|test-?data|test_data|testsuites?|(?:__)?snapshots(?:__)?|(?:tests?|spec)\/(?:.*\/)?expected)(?:\/|$)/i

/** Copies of projects that others publish: packages, and the archive of a branch as GitHub packs it. */
const vendored =
  /(?:^|\/)(?:bower_components|jspm_packages|node_modules|third[-_]party|[\w.-]+-master)\//

/** Folders of such copies, whose names can be those of chapters. */
const vendor = /(?:^|\/)vendor(?:ed|s)?\//

/** Documents that programs write: minified files, drawings that are saved from where they are edited. */
const written =
  /[.-]min\.[a-z]+$|\.(?:bpmn|d2|dio|dot|drawio|excalidraw|gv|mermaid|mmd|plantuml|puml|tldr|vsdx)\.(?:svg|html?|xml)$/i

/** Pages in the folder of tests are their input, if they are not there to be read. */
const testInput =
  /(?:^|\/)(?:tests?|__tests?__|cypress|e2e|playground)\/(?:.*\/)?(?!(?:readme|contributing|changelog|agents|claude|license)\b)[^/]*\.(?:html?|xhtml|css|less|scss|svg|xml|vue|svelte|astro|md|mdx|markdown)$/i

/** What nobody edits any more: an archive of notes. */
const archived = /(?:^|\/)(?:_|[\w-]+-)?archived?\//i

/** Folders of a site, in which these names are those of chapters. */
const site =
  /(?:^|\/)(?:docs?|documentation|content|contents|pages|posts|_posts|blog|site|sites|website|web|www|public|guides?|manual|book|app|layouts|templates)\//i

/**
 * Whether a path below a folder is of a file that nobody edits for its links: the input of tests, what
 * they expect, what programs write, vendored packages, archives. Such files are linted where they are
 * named.
 */
export function isMadeForTests(path: string): boolean {
  if (folders.test(path) || vendored.test(path) || written.test(path)) return true
  const found = testInput.exec(path) ?? archived.exec(path) ?? vendor.exec(path)
  return found !== null && !site.test(path.slice(0, found.index + 1))
}
