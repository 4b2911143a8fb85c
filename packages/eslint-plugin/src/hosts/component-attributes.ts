import type { Span } from '@hreflint/core'
import type { Rule } from 'eslint'
import { loadDocuments } from '#documents'
import { foundUrlOf } from '../embedded-url.ts'
import type { FoundUrl } from '../found-url.ts'
import type { AstNode } from '../javascript/ast-node.ts'
import { markupAttribute } from '../javascript/markup-attribute.ts'
import { isUrlProp } from '../javascript/markup-urls.ts'
import type { HostFile } from './host.ts'

/** An attribute as the parser of a template gives it. */
interface TemplateAttribute {
  readonly name: string
  readonly keySpan?: { readonly end: { readonly offset: number } }
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
 * Visitors of an Angular template that take attributes of configured elements: of components, and
 * those that a directive gives to any element (`<a routerLink="/a">`).
 */
export function visitAngularAttributes(file: HostFile): Rule.RuleListener {
  return {
    Element({ name, attributes = [], inputs = [] }: TemplateElement) {
      for (const attribute of [...attributes, ...inputs]) {
        if (!isUrlProp({ tag: name, name: attribute.name }, file.settings)) continue
        const span = writtenValue(file.sourceCode.text, attribute.keySpan?.end.offset)
        if (span !== null) takeValue(span, 'html', file)
      }
    },
  } as Rule.RuleListener
}

function isTaken(node: AstNode, { settings }: HostFile): boolean {
  const attribute = markupAttribute(node)
  return attribute?.isComponent === true && isUrlProp(attribute, settings)
}

/** Where the value after a name stands, with its quotes; null for `[name]="expression"`. */
function writtenValue(text: string, nameEnd: number | undefined): Span | null {
  if (nameEnd === undefined) return null
  const pattern = /\s*=\s*("[^"]*"|'[^']*')/y
  pattern.lastIndex = nameEnd
  const [, value] = pattern.exec(text) ?? []
  if (value === undefined) return null
  return { start: pattern.lastIndex - value.length, end: pattern.lastIndex }
}

/** Takes a value as that of an attribute of HTML that is one URL. */
function takeValue(
  { start, end }: Span,
  language: string,
  { sourceCode, settings, take }: HostFile,
  templateDelimiters = settings.templateDelimiters,
): void {
  const { documentUrl } = settings
  const before = '<a href='
  const markup = `${before}${sourceCode.text.slice(start, end)}>`
  for (const url of loadDocuments().locateUrls(markup, language, {
    documentUrl,
    templateDelimiters,
  })) {
    take(moved(foundUrlOf(url, documentUrl), start - before.length))
  }
}

function moved(url: FoundUrl, by: number): FoundUrl {
  const move = (span: Span): Span => ({ start: span.start + by, end: span.end + by })
  return {
    ...url,
    toSourceSpan: span => move(url.toSourceSpan(span)),
    toSourceEdits: edits =>
      url.toSourceEdits(edits)?.map(({ span, text }) => ({ span: move(span), text })) ?? null,
  }
}
