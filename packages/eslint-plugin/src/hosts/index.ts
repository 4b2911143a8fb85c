import type { SourceCode } from 'eslint'
import { hostOfComponent } from './components.ts'
import { toml, yaml } from './configurations.ts'
import { css } from './css.ts'
import type { Host } from './host.ts'
import { angular, html } from './html.ts'
import { javascript } from './javascript.ts'
import { json } from './json.ts'
import { markdown, mdx } from './markdown.ts'

/** Returns the host of a file. Undefined for a language without a host. */
export function hostOf(sourceCode: SourceCode, filename: string): Host | undefined {
  const { ast } = sourceCode
  switch (ast.type as string) {
    case 'Program':
      return hostOfProgram(sourceCode, filename)
    case 'StyleSheet':
      return css
    case 'root':
      return markdown
    case 'Document':
      return json
    default:
      return undefined
  }
}

/**
 * Returns the host of a file whose root is a `Program`. Parsers of templates use this name for
 * their root too.
 */
function hostOfProgram(sourceCode: SourceCode, filename: string): Host | undefined {
  const { ast } = sourceCode
  // The MDX parser gives the tree of the scripts in a file, as if the file contained nothing else.
  if (filename.endsWith('.mdx')) return mdx
  const first = (ast as { body?: readonly { type: string }[] }).body?.[0]
  if (first?.type === 'Document') return html
  if ('templateNodes' in ast) return angular
  const { isYAML, isTOML, isJSON } = sourceCode.parserServices
  if (isYAML === true) return yaml
  if (isTOML === true) return toml
  if (isJSON === true) return json
  const component = hostOfComponent(sourceCode)
  return component ?? (sourceCode.scopeManager ? javascript : undefined)
}
