import { decodeEscapes } from '../../../decode-escapes.ts'
import type { EmbeddedUrl, LocatedDocument, LocateOptions, UrlSite } from '../../../embedded-url.ts'
import { joinStructures, noStructure } from '../../../structure.ts'
import { CollectedLabels } from '../collected-labels.ts'
import { hasIncludes } from '../generator-syntax.ts'
import { inDocumentOrder } from '../markdown-urls.ts'
import { readMarkdown } from '../reader/read-markdown.ts'
import { decodeJsxAttribute } from '../../javascript/jsx-attribute.ts'
import { jsxAttributeSite } from '../../script/jsx-attribute-site.ts'
import { literalSyntax } from '../../script/literal-syntax.ts'
import type { JsxAttribute, JsxTag } from './jsx-tag.ts'
import { maskedText } from './masked-text.ts'
import { MdxMarkdown } from './mdx-markdown.ts'
import { mdxParts } from './mdx-parts.ts'
import { mayMakeAnchors } from './silent-components.ts'

/**
 * Finds the URLs of an MDX document: those in its Markdown, and those in JSX attributes that hold a
 * URL in HTML. A computed expression is a hole. Never throws.
 */
export function locateMdx(text: string, options: LocateOptions): LocatedDocument {
  const parts = mdxParts(text)
  const { tags, comments } = parts
  const labels = options.structure === true ? new CollectedLabels(text) : undefined
  const markdown = new MdxMarkdown(text, parts, labels)
  const { definitions } = readMarkdown(maskedText(text, parts), markdown, {
    hasIndentedCode: false,
  })
  const inTags = tags.flatMap(tag =>
    tag.attributes.flatMap(attribute => attributeUrl(text, tag, attribute) ?? []),
  )
  const located = {
    urls:
      inTags.length === 0
        ? markdown.withCode()
        : inDocumentOrder([...markdown.withCode(), ...inTags]),
    unreadUrls: markdown.unreadUrls,
    bases: [],
    comments,
    encoding: 'utf-8',
  }
  if (labels === undefined) return located
  const { headings, hasUnknownHeading } = markdown
  const structure = joinStructures(noStructure, {
    headings,
    labels: [...definitions],
    anchors: tags.flatMap(tag => anchorsOf(text, tag)),
    hasIncludes:
      hasUnknownHeading ||
      hasIncludes(text) ||
      tags.some(tag => tag.hasComputedId || mayMakeAnchors(tag)),
  })
  return { ...located, labels, structure }
}

/**
 * Returns the URL in an attribute that holds one in HTML, or in the link of a component. Null for
 * other attributes.
 */
function attributeUrl(text: string, tag: JsxTag, attribute: JsxAttribute): EmbeddedUrl | null {
  const { start, end, quote } = attribute
  const decoded = decodeJsxAttribute(text.slice(start, end), quote)
  if (decoded === null) return null
  const site =
    jsxAttributeSite(tag.name, attribute.name) ??
    (isLinkOfComponent(tag.name, attribute.name, decoded.text) ? linkOfComponent : null)
  if (site === null) return null
  const syntax = literalSyntax[quote === '"' ? 'jsx-double' : 'jsx-single']
  const found = decodeEscapes(text, start, end, syntax)
  return { ...found, site, base: null, encoding: 'utf-8' }
}

/** What a component does with a link is what its generator does with one in Markdown. */
const linkOfComponent: UrlSite = Object.freeze({
  kind: 'markdown',
  property: 'component',
  syntax: 'url',
})

/** Whether an attribute of a component is a link by its name and looks like one. */
function isLinkOfComponent(element: string, attribute: string, value: string): boolean {
  if (!/^(?:[A-Z]|\w+\.)/.test(element)) return false
  const isLink = attribute === 'href' || (attribute === 'to' && /^(?:Nav)?Link$/.test(element))
  return isLink && /^(?:\.{0,2}\/(?!\/)|#|https?:)/i.test(value)
}

function anchorsOf(text: string, { name, attributes }: JsxTag) {
  return attributes
    .filter(attribute => attribute.name === 'id' || (name === 'a' && attribute.name === 'name'))
    .map(({ start, end, quote }) => {
      const written = text.slice(start, end)
      const decoded = decodeJsxAttribute(written, quote)
      return { name: decoded?.text ?? written, span: { start, end } }
    })
}
