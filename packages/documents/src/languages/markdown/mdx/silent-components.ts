import type { JsxTag } from './jsx-tag.ts'

/** Components of Docusaurus and Starlight that add no ids to a page except those given to them. */
const silent = new Set(
  (
    'Admonition Aside Badge BrowserOnly Card CardGrid Code CodeBlock FileTree Head Icon Image Link LinkButton ' +
    'LinkCard Steps TabItem Tabs'
  ).split(' '),
)

/** Whether a component may add headings or ids to the page that are not in its source. */
export function mayMakeAnchors({ name }: Pick<JsxTag, 'name'>): boolean {
  return /^[\p{Lu}_$]|\./u.test(name) && !silent.has(name)
}
