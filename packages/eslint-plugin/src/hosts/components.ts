import type { Span } from '@hreflint/core'
import { spanContains } from '@hreflint/core/internal'
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
 * Returns a host for files of markup with scripts in it. The markup is read from the text, like a
 * document. The values of expressions come from the analysis of scripts.
 */
function componentHost(
  markup: Markup,
  visitAttributes: (file: HostFile) => Rule.RuleListener = () => ({}),
): Host {
  return {
    languageOf: () => markup,
    visit: file => {
      const { sourceCode, context, settings, take } = file
      const script = visitScript(file, markup)
      const attributes = visitAttributes(file)
      const visitTemplate = servicesOf(sourceCode).defineTemplateBodyVisitor
      const template = visitTemplate?.({ ...script, ...attributes }) ?? attributes
      /** Spans that the reader of the markup takes for text, but the parser for expressions. */
      const expressions: Span[] = []
      return {
        ...script,
        ...template,
        AstroTemplateLiteralAttribute: ({ range: [start, end] }: { range: [number, number] }) => {
          expressions.push({ start, end })
        },
        'Program:exit'(node) {
          template['Program:exit']?.(node)
          for (const url of urlsOfDocument(sourceCode.text, markup, settings, context.filename)) {
            const shown = url.toSourceSpan({ start: 0, end: url.text.length })
            if (!expressions.some(span => spanContains(span, shown))) take(url)
          }
        },
      }
    },
  }
}

/** The host for `vue-eslint-parser`. */
const vue = componentHost('vue', visitVueAttributes)

/** The host for `svelte-eslint-parser`. */
const svelte = componentHost('svelte', visitSvelteAttributes)

/** The host for `astro-eslint-parser`. */
const astro = componentHost('astro')

/**
 * Returns the host of a component, recognized by what its parser offers. Undefined for a plain
 * script.
 */
export function hostOfComponent(sourceCode: SourceCode): Host | undefined {
  const services = servicesOf(sourceCode)
  // The Vue parser also reads plain scripts, which have no document.
  if (services.getDocumentFragment?.() != null) return vue
  if (services.isSvelte === true) return svelte
  return services.isAstro === true ? astro : undefined
}
