import type { Rule } from 'eslint'
import type { AstNode } from '../javascript/ast-node.ts'
import { UrlCollector } from '../javascript/collect-urls.ts'
import { Program } from '../javascript/program.ts'
import { SinkIndex } from '../javascript/sink-index.ts'
import type { Settings } from '../settings.ts'
import type { Host, HostFile } from './host.ts'

/** The markup that a script has, or stands in. */
export type Markup = 'jsx' | 'vue' | 'svelte' | 'astro'

/** JavaScript, TypeScript, and JSX in both; by any parser whose tree is ESTree. */
export const javascript: Host = {
  visit: file => visitScript(file, 'jsx'),
}

/** Visitors that follow the string literals of a script to where they are used. */
export function visitScript(
  { sourceCode, settings, take }: HostFile,
  markup: Markup,
): Rule.RuleListener {
  const program = new Program(sourceCode, settings, markup)
  const collector = new UrlCollector(program, sinksOf(settings), take)
  return {
    Literal(node) {
      if (typeof node.value === 'string') collector.visit(node as unknown as AstNode)
    },
    TemplateLiteral(node) {
      collector.visit(node as unknown as AstNode)
    },
  }
}

const indexes = new WeakMap<Settings, SinkIndex>()

/** An index per settings, not per file. */
function sinksOf(settings: Settings): SinkIndex {
  const known = indexes.get(settings)
  if (known !== undefined) return known
  const index = new SinkIndex(settings)
  indexes.set(settings, index)
  return index
}
