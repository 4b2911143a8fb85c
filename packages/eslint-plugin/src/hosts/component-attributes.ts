import type { Span } from '@hreflint/core'
import type { Rule } from 'eslint'
import { loadDocuments } from '#documents'
import { foundUrlOf } from '../files/embedded-url.ts'
import type { FoundUrl } from '../files/found-url.ts'
import { markupAttribute } from '../javascript/markup/markup-attribute.ts'
import { isUrlProp } from '../javascript/markup/markup-urls.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { takeParts } from './angular-attribute.ts'
import { type TemplateExpression, textsOf } from './angular-texts.ts'
import type { HostFile } from './host.ts'

/** An attribute, as the parser of a template gives it. */
interface TemplateAttribute {
  readonly name: string
  readonly keySpan?: {
    readonly start: { readonly offset: number }
    readonly end: { readonly offset: number }
  }
  /** The expression, if the attribute is a binding. */
  readonly value?: unknown
}

interface TemplateElement {
  readonly name: string
  readonly attributes?: readonly TemplateAttribute[]
  readonly inputs?: readonly TemplateAttribute[]
}

/** Returns visitors for Vue templates that take the static attributes of configured components. */
export function visitVueAttributes(file: HostFile): Rule.RuleListener {
  return {
    VAttribute(node: AstNode) {
      const value = node.value as AstNode | null | undefined
      if (node.directive === true || value == null || !isTaken(node, file)) return
      const [start, end] = value.range
      takeValue({ start, end }, 'html', file, [])
    },
  } as Rule.RuleListener
}

/** Returns visitors for Svelte that take attributes that are static or mix text and expressions. */
export function visitSvelteAttributes(file: HostFile): Rule.RuleListener {
  return {
    SvelteAttribute(node: AstNode) {
      const parts = Array.isArray(node.value) ? (node.value as readonly AstNode[]) : []
      if (!parts.some(({ type }) => type === 'SvelteLiteral') || !isTaken(node, file)) return
      const nameEnd = node.key?.range[1] ?? node.range[0]
      const start = file.sourceCode.text.indexOf('=', nameEnd) + 1
      takeValue({ start, end: node.range[1] }, 'svelte', file)
    },
  } as Rule.RuleListener
}

/**
 * Returns visitors for Angular templates. They take attributes of configured elements, that is,
 * components and elements with a directive (`<a routerLink="/a">`), and texts bound to attributes
 * and properties: `[href]="'/a/' + id"`.
 */
export function visitAngularAttributes(file: HostFile): Rule.RuleListener {
  return {
    Element({ name, attributes = [], inputs = [] }: TemplateElement) {
      for (const attribute of attributes) {
        if (!isUrlProp({ tag: name, name: attribute.name }, file.settings)) continue
        const span = writtenValue(file.sourceCode.text, attribute.keySpan?.end.offset)
        if (span !== null) takeValue(span, 'html', file)
      }
      for (const input of inputs) takeInput(name, input, file)
    },
  } as Rule.RuleListener
}

function takeInput(tag: string, { name, keySpan, value }: TemplateAttribute, file: HostFile): void {
  const key = keySpan && file.sourceCode.text.slice(keySpan.start.offset, keySpan.end.offset)
  // Skips `style.background` and `class.href`.
  if (key !== name && key !== `attr.${name}`) return
  const isOwn = isUrlProp({ tag, name }, file.settings)
  const written = isOwn ? writtenValue(file.sourceCode.text, keySpan?.end.offset) : null
  if (written !== null) takeValue(written, 'html', file)
  const texts = textsOf(value as TemplateExpression | undefined, file.sourceCode.text)
  for (const parts of texts) takeParts(parts, isOwn ? 'a href' : `${tag} ${name}`, file)
}

function isTaken(node: AstNode, { settings }: HostFile): boolean {
  const attribute = markupAttribute(node)
  return attribute?.isComponent === true && isUrlProp(attribute, settings)
}

/** Returns the span of the value after a name, with its quotes. Null if no quoted value follows. */
function writtenValue(text: string, nameEnd: number | undefined): Span | null {
  if (nameEnd === undefined) return null
  const pattern = /\s*=\s*("[^"]*"|'[^']*')/y
  pattern.lastIndex = nameEnd
  const [, value] = pattern.exec(text) ?? []
  if (value === undefined) return null
  return { start: pattern.lastIndex - value.length, end: pattern.lastIndex }
}

/** Takes a value as that of an HTML attribute that holds a URL. */
function takeValue(
  { start, end }: Span,
  language: string,
  { sourceCode, settings, take }: HostFile,
  templateDelimiters = settings.templateDelimiters,
): void {
  const { documentUrl, documentBases, spec } = settings
  const before = '<a href='
  const markup = `${before}${sourceCode.text.slice(start, end)}>`
  for (const url of loadDocuments().locateUrls(markup, language, {
    documentUrl,
    spec,
    templateDelimiters,
  })) {
    take(moved(foundUrlOf(url, documentBases), start - before.length))
  }
}

/** Moves a URL by the offset of its text inside another text. */
export function moved(url: FoundUrl, by: number): FoundUrl {
  const move = (span: Span): Span => ({ start: span.start + by, end: span.end + by })
  return {
    ...url,
    toSourceSpan: span => move(url.toSourceSpan(span)),
    toSourceEdits: edits =>
      url.toSourceEdits(edits)?.map(({ span, text }) => ({ span: move(span), text })) ?? null,
  }
}
