import type { JsxTag } from './jsx-tag.ts'

/** Components of Docusaurus and Starlight that put no ids into a page but those that they are given. */
const silent = new Set(
  (
    'Admonition Aside Badge BrowserOnly Card CardGrid Code CodeBlock FileTree Head Icon Image Link LinkButton ' +
    'LinkCard Steps TabItem Tabs'
  ).split(' '),
)

/** Whether a component may put headings or ids into the page that are not in its source. */
export function mayMakeAnchors({ name }: Pick<JsxTag, 'name'>): boolean {
  return /^[\p{Lu}_$]|\./u.test(name) && !silent.has(name)
}
