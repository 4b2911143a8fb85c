import type { Scope, SourceCode } from 'eslint'
import type { Settings } from '../settings/settings.ts'
import { usesModuleOf } from './modules/module-bindings.ts'
import type { SinkIndex } from './sinks/sink-index.ts'
import type { AstNode } from './syntax/ast-node.ts'
import { calleePath } from './syntax/callee-path.ts'
import { ScopesAround } from './syntax/scopes-around.ts'
import { isFromTemplate, SetupTemplate } from './syntax/setup-template.ts'

/** The markup inside a script, or around it. */
export type Markup = 'jsx' | 'vue' | 'svelte' | 'astro'

/** Gives the analysis of a script its text, its scopes and the settings. */
export class Program {
  readonly sourceCode: SourceCode
  readonly text: string
  readonly settings: Settings
  readonly markup: Markup
  readonly #scopes: ScopesAround
  #usesModules: boolean | undefined
  #template: SetupTemplate | undefined
  #isOfPage: boolean | null = null

  constructor(sourceCode: SourceCode, settings: Settings, markup: Markup) {
    this.markup = markup
    this.sourceCode = sourceCode
    this.#scopes = new ScopesAround(sourceCode)
    this.text = sourceCode.text
    this.settings = settings
  }

  /** Returns the variable that an identifier refers to. Null for a global that nothing declares. */
  variableOf(node: AstNode): Scope.Variable | null {
    if (typeof node.name !== 'string') return null
    const ofSetup = this.markup === 'vue' ? this.#setupTemplate.variableOf(node) : null
    if (ofSetup !== null) return ofSetup
    let scope: Scope.Scope | null = this.#scopes.around(node)
    for (; scope !== null; scope = scope.upper) {
      const variable = scope.set.get(node.name)
      if (variable !== undefined) return variable
    }
    return null
  }

  /** Returns the places that read a variable, in the script and in its template. */
  readersOf(variable: Scope.Variable): readonly AstNode[] {
    const readers: AstNode[] = []
    for (const reference of variable.references) {
      if (reference.isRead() && !isFromTemplate(reference)) {
        readers.push(reference.identifier as AstNode)
      }
    }
    if (this.markup === 'vue') readers.push(...this.#setupTemplate.readersOf(variable))
    return readers
  }

  get #setupTemplate(): SetupTemplate {
    this.#template ??= new SetupTemplate(this.sourceCode)
    return this.#template
  }

  /** Returns whether the program may import anything from a module that exports sinks. */
  usesModulesOf(sinks: SinkIndex): boolean {
    this.#usesModules ??= usesModuleOf(this.sourceCode, sinks.modules)
    return this.#usesModules
  }

  /**
   * Returns whether a callee or target with this last name can be a sink. Null means that the name
   * is not known.
   */
  mayBeSink(lastName: string | null, sinks: SinkIndex): boolean {
    if (lastName !== null && sinks.endingIn(lastName).length > 0) return true
    return this.usesModulesOf(sinks)
  }

  /** Returns whether an identifier refers to the platform's global of that name. */
  isGlobal(node: AstNode): boolean {
    if (node.type !== 'Identifier') return false
    const variable = this.variableOf(node)
    return variable === null || variable.defs.length === 0
  }

  /** Whether the program uses the page that it runs in: `document`, `window`. */
  get isOfPage(): boolean {
    this.#isOfPage ??= usesPage(this.sourceCode)
    return this.#isOfPage
  }

  /** Returns whether a tagged template gives its text raw or cooked. Null if only the tag knows. */
  quotingOfTag({ tag }: AstNode): 'raw-template' | 'template' | null {
    const path = tag === undefined ? null : calleePath(tag)
    if (path === null) return null
    const name = path.names.join('.')
    if (name === 'String.raw') return this.isGlobal(path.root) ? 'raw-template' : null
    return this.settings.tags.includes(name) ? 'template' : null
  }

  /**
   * Returns the quoting of the HTML attribute around an expression of a Vue template. Null if there
   * is no attribute.
   */
  attributeAround(node: AstNode): 'double' | 'single' | 'unquoted' | null {
    if (this.markup !== 'vue') return null
    let at: AstNode | undefined = node
    while (at !== undefined && at !== null && at.type !== 'VExpressionContainer') at = at.parent
    if (at?.parent?.type !== 'VAttribute') return null
    const quote = this.text[at.range[0]]
    return quote === '"' ? 'double' : quote === "'" ? 'single' : 'unquoted'
  }
}

const pageNames = ['document', 'window']

function usesPage({ scopeManager }: SourceCode): boolean {
  const scope = scopeManager?.globalScope
  if (scope === null || scope === undefined) return false
  return (
    scope.through.some(({ identifier }) => pageNames.includes(identifier.name)) ||
    pageNames.some(name => (scope.set.get(name)?.references.length ?? 0) > 0)
  )
}
