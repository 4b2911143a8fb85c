import { decodeEscapes } from '../../../decode-escapes.ts'
import type { EmbeddedUrl, LocatedDocument, LocateOptions } from '../../../embedded-url.ts'
import { joinStructures, noStructure } from '../../../structure.ts'
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
  const markdown = new MdxMarkdown(text, parts)
  const { definitions: labels } = readMarkdown(maskedText(text, parts), markdown, {
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
  if (options.structure !== true) return located
  const { headings, hasUnknownHeading } = markdown
  const structure = joinStructures(noStructure, {
    headings,
    labels: [...labels],
    anchors: tags.flatMap(tag => anchorsOf(text, tag)),
    hasIncludes:
      hasUnknownHeading ||
      hasIncludes(text) ||
      tags.some(tag => tag.hasComputedId || mayMakeAnchors(tag)),
  })
  return { ...located, structure }
}

/**
 * Returns the URL in an attribute that holds one in HTML. Null for other attributes and those of
 * components.
 */
function attributeUrl(text: string, tag: JsxTag, attribute: JsxAttribute): EmbeddedUrl | null {
  const site = jsxAttributeSite(tag.name, attribute.name)
  const { start, end, quote } = attribute
  if (site === null || decodeJsxAttribute(text.slice(start, end), quote) === null) return null
  const syntax = literalSyntax[quote === '"' ? 'jsx-double' : 'jsx-single']
  const found = decodeEscapes(text, start, end, syntax)
  return { ...found, site, base: null, encoding: 'utf-8' }
}

function anchorsOf(text: string, { name, attributes }: JsxTag) {
  return attributes
    .filter(attribute => attribute.name === 'id' || (name === 'a' && attribute.name === 'name'))
    .map(({ start, end }) => ({ name: text.slice(start, end), span: { start, end } }))
}
