import { type Span, spanContains } from '@hreflint/core'
import type { Rule, SourceCode } from 'eslint'
import type { Markup } from '../javascript/program.ts'
import { visitSvelteAttributes, visitVueAttributes } from './component-attributes.ts'
import { urlsOfDocument } from './document.ts'
import type { Host, HostFile } from './host.ts'
import { visitScript } from './javascript.ts'

interface TemplateServices {
  readonly isSvelte?: boolean
  readonly isAstro?: boolean
  getDocumentFragment?(): unknown
  defineTemplateBodyVisitor?(visitors: Rule.RuleListener): Rule.RuleListener
}

const servicesOf = (sourceCode: SourceCode): TemplateServices =>
  (sourceCode.parserServices ?? {}) as TemplateServices

/**
 * A host whose files are markup with scripts in it. The markup itself is read from
 * the text, as a document is; what expressions compute, by the analysis of scripts.
 */
function componentHost(
  markup: Markup,
  visitAttributes: (file: HostFile) => Rule.RuleListener = () => ({}),
): Host {
  return {
    languageOf: () => markup,
    visit: file => {
      const { sourceCode, settings, take } = file
      const script = visitScript(file, markup)
      const attributes = visitAttributes(file)
      const visitTemplate = servicesOf(sourceCode).defineTemplateBodyVisitor
      const template = visitTemplate?.({ ...script, ...attributes }) ?? attributes
      /** What the markup's reader takes for text, and the parser for an expression. */
      const expressions: Span[] = []
      return {
        ...script,
        ...template,
        AstroTemplateLiteralAttribute: ({ range: [start, end] }: { range: [number, number] }) => {
          expressions.push({ start, end })
        },
        'Program:exit'(node) {
          template['Program:exit']?.(node)
          for (const url of urlsOfDocument(sourceCode.text, markup, settings)) {
            const shown = url.toSourceSpan({ start: 0, end: url.text.length })
            if (!expressions.some(span => spanContains(span, shown))) take(url)
          }
        },
      }
    },
  }
}

/** `vue-eslint-parser`. */
const vue = componentHost('vue', visitVueAttributes)

/** `svelte-eslint-parser`. */
const svelte = componentHost('svelte', visitSvelteAttributes)

/** `astro-eslint-parser`. */
const astro = componentHost('astro')

/** The host of a component, recognized by what its parser offers; undefined for a plain script. */
export function hostOfComponent(sourceCode: SourceCode): Host | undefined {
  const services = servicesOf(sourceCode)
  // The parser of Vue reads plain scripts too, which have no document.
  if (services.getDocumentFragment?.() != null) return vue
  if (services.isSvelte === true) return svelte
  return services.isAstro === true ? astro : undefined
}
