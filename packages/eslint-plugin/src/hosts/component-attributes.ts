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

/** An attribute as the parser of a template gives it. */
interface TemplateAttribute {
  readonly name: string
  readonly keySpan?: {
    readonly start: { readonly offset: number }
    readonly end: { readonly offset: number }
  }
  /** Of a binding, its expression. */
  readonly value?: unknown
}

interface TemplateElement {
  readonly name: string
  readonly attributes?: readonly TemplateAttribute[]
  readonly inputs?: readonly TemplateAttribute[]
}

/** Visitors of a Vue template that take the static attributes of configured components. */
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

/** Visitors of Svelte that take static attributes, and those of text and expressions in turn. */
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
 * Visitors of an Angular template that take attributes of configured elements (of components, and
 * those that a directive gives to any element: `<a routerLink="/a">`), and texts that are bound to attributes
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
  // Not `style.background` and `class.href`.
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

/** The span of the value after a name, with its quotes; null for `[name]="expression"`. */
function writtenValue(text: string, nameEnd: number | undefined): Span | null {
  if (nameEnd === undefined) return null
  const pattern = /\s*=\s*("[^"]*"|'[^']*')/y
  pattern.lastIndex = nameEnd
  const [, value] = pattern.exec(text) ?? []
  if (value === undefined) return null
  return { start: pattern.lastIndex - value.length, end: pattern.lastIndex }
}

/** Takes a value as that of an attribute of HTML that is a URL. */
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

/** A URL of a text that is inside another text. */
export function moved(url: FoundUrl, by: number): FoundUrl {
  const move = (span: Span): Span => ({ start: span.start + by, end: span.end + by })
  return {
    ...url,
    toSourceSpan: span => move(url.toSourceSpan(span)),
    toSourceEdits: edits =>
      url.toSourceEdits(edits)?.map(({ span, text }) => ({ span: move(span), text })) ?? null,
  }
}
