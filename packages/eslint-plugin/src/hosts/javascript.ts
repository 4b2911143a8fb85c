import type { Rule } from 'eslint'
import { UrlCollector } from '../javascript/collect-urls.ts'
import { type Markup, Program } from '../javascript/program.ts'
import { SinkGate } from '../javascript/sinks/sink-gate.ts'
import { SinkIndex } from '../javascript/sinks/sink-index.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import type { Settings } from '../settings/settings.ts'
import type { Host, HostFile } from './host.ts'

/** JavaScript, TypeScript, and JSX in both, with any parser that gives an ESTree. */
export const javascript: Host = {
  // Only URLs in JSX are links of a page.
  languageOf: (filename, text) => {
    if (/\.[cm]?ts$/.test(filename) || !linkInJsx.test(text)) return null
    return filename.endsWith('.tsx') ? 'typescriptreact' : 'javascriptreact'
  },
  visit: file =>
    toolsFor(file.settings).gate.opensFor(file.context) ? visitScript(file, 'jsx') : {},
}

const linkInJsx = /\s(?:href|src|srcSet|poster)\s*=\s*["'{]/

/** Returns visitors that follow the string literals of a script to the places that use them. */
export function visitScript(
  { sourceCode, settings, take }: HostFile,
  markup: Markup,
): Rule.RuleListener {
  const program = new Program(sourceCode, settings, markup)
  const collector = new UrlCollector(program, toolsFor(settings).sinks, take)
  return {
    Literal(node) {
      if (typeof node.value === 'string') collector.visit(node as unknown as AstNode)
    },
    TemplateLiteral(node) {
      collector.visit(node as unknown as AstNode)
    },
  }
}

/** Objects that depend on settings and not on a file. */
interface Tools {
  readonly sinks: SinkIndex
  readonly gate: SinkGate
}

const toolsBySettings = new WeakMap<Settings, Tools>()

/** Returns the tools for settings, which are made once for all files with the same settings. */
export function toolsFor(settings: Settings): Tools {
  const known = toolsBySettings.get(settings)
  if (known !== undefined) return known
  const sinks = new SinkIndex(settings)
  const tools = { sinks, gate: new SinkGate(sinks, settings) }
  toolsBySettings.set(settings, tools)
  return tools
}
