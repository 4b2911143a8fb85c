import type { TextEdit } from '@hreflint/core'
import { attributeOfName, elementOfTellingAttribute } from '@hreflint/documents/url-places'
import { asksForUrl } from '../deliberate/asked-text.ts'
import { isExpectedToFail } from '../deliberate/expected-failure.ts'
import { isFeatureTest } from '../deliberate/feature-test.ts'
import type { FoundUrl } from '../files/found-url.ts'
import { distinctReaders } from './constants/distinct-readers.ts'
import { readersOfConstant } from './constants/readers-of-constant.ts'
import { markupAttribute } from './markup/markup-attribute.ts'
import { urlsOfMarkupAttribute } from './markup/markup-urls.ts'
import type { Program } from './program.ts'
import { basesOfExpression, basesOfSink, isModuleUrl } from './sinks/bases-of.ts'
import { type SinkUse, sinkOfArgument, sinkOfProperty, sinkOfTarget } from './sinks/find-sink.ts'
import { elementOfAttribute } from './sinks/set-attribute.ts'
import type { SinkIndex } from './sinks/sink-index.ts'
import type { AstNode } from './syntax/ast-node.ts'
import { Outermost } from './syntax/outermost.ts'
import { unwrapped } from './syntax/unwrapped.ts'
import { beginsConnection, holesOfConnection, isConnection } from './texts/connection.ts'
import { isKnownSchemeLiteral, isOneUrl } from './texts/free-literal.ts'
import {
  hasScheme,
  isAbsolute,
  plainUrl,
  urlsOfHtmlValue,
  urlsOfStyleValue,
} from './texts/literal-url.ts'
import { isPlainlyNoUrl } from './texts/plainly-no-url.ts'
import { reachesNoSink } from './texts/reaches-no-sink.ts'
import { StaticText } from './texts/static-text.ts'

/** Reasons why a fix that keeps the URL is only suggested. */
const cautions = {
  unknown: 'if this is a URL',
}

/** Takes every text that a program is known to use as a URL, each once. */
export class UrlCollector {
  readonly #program: Program
  readonly #sinks: SinkIndex
  /** Null if the caller only asks whether there are any URLs. */
  readonly #found: ((url: FoundUrl) => void) | null
  /** The outermost sum or template of each expression. */
  readonly #wholes = new Map<AstNode, AstNode>()
  /** Choices between texts, each with the outermost choice that it is a branch of. */
  readonly #choices = new Outermost(largerChoice)
  /**
   * The uses in which the text of each constant was taken. They are mostly the same for all
   * readers.
   */
  readonly #taken = new Map<StaticText, Set<string>>()
  /** Whether each constant is a URL wherever it is read. */
  readonly #onlyUrls = new Map<AstNode, boolean>()
  /** The constants that each text was followed to, and whether they are known to be URLs. */
  readonly #reached = new Map<AstNode, Map<AstNode, boolean>>()
  /** Expressions that were visited. Several literals can be parts of the same one. */
  readonly #seen = new Set<AstNode>()
  /** The values of the constants that are being followed. */
  readonly #followed: AstNode[] = []

  constructor(program: Program, sinks: SinkIndex, found: ((url: FoundUrl) => void) | null) {
    this.#program = program
    this.#sinks = sinks
    this.#found = found
  }

  /** Called with every string literal and template literal, in any order. */
  visit(literal: AstNode): void {
    const takesFree =
      this.#program.settings.literals === 'known-schemes' || beginsConnection(literal)
    if (!takesFree && reachesNoSink(literal, this.#sinks, this.#program)) return
    const whole = this.#wholeText(literal)
    if (whole !== literal) {
      if (this.#seen.has(whole)) return
      this.#seen.add(whole)
    }
    const known = this.#follow(whole, whole, 0)
    if (!known && takesFree) this.#takeFree(whole)
  }

  /** Follows a text to the place that uses it. Returns whether the place is known to take URLs. */
  #follow(node: AstNode, whole: AstNode, depth: number): boolean {
    const { parent } = node
    if (parent === undefined || parent === null) return false
    switch (parent.type) {
      case 'CallExpression':
      case 'NewExpression':
        return this.#takeSink(
          sinkOfArgument(parent, node, this.#sinks, this.#program),
          whole,
          parent,
        )
      case 'Property':
        if (parent.value !== node) return false
        if (isStyleProperty(parent)) return this.#takeStyle(whole)
        return (
          this.#takeSink(sinkOfProperty(parent, this.#sinks, this.#program), whole, parent) ||
          this.#followConstant(node, whole, depth)
        )
      case 'AssignmentExpression':
        if (parent.right !== node || parent.operator !== '=' || !parent.left) return false
        return (
          this.#takeSink(sinkOfTarget(parent.left, this.#sinks, this.#program), whole, parent) ||
          this.#followConstant(node, whole, depth)
        )
      case 'VariableDeclarator':
      case 'TSEnumMember':
      case 'PropertyDefinition':
      case 'AssignmentPattern':
        return this.#followConstant(node, whole, depth)
      case 'ConditionalExpression':
      case 'LogicalExpression':
        if (parent.test === node || isNothing(whole)) return false
        return this.#follow(this.#choices.of(parent), whole, depth)
      case 'JSXAttribute':
      case 'AstroTemplateLiteralAttribute':
      case 'SvelteAttribute':
      case 'VAttribute':
        return this.#takeAttribute(parent, whole)
      case 'ImportDeclaration':
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
      case 'ImportExpression':
        return parent.source === node && this.#takeImport(whole)
      default:
        return unwrapped(parent) === node && this.#follow(parent, whole, depth)
    }
  }

  /** Returns the outermost sum or template that contains an expression. */
  #wholeText(node: AstNode): AstNode {
    let whole = node
    const passed: AstNode[] = []
    for (let at: AstNode | null = node; at !== null; at = largerText(at)) {
      const known = this.#wholes.get(at)
      if (known !== undefined) {
        whole = known
        break
      }
      passed.push(at)
      // A wrapper around an expression is not a text of its own.
      if (at === node || unwrapped(at) === undefined) whole = at
    }
    for (const at of passed) if (unwrapped(at) === undefined) this.#wholes.set(at, whole)
    return whole
  }

  #followConstant(value: AstNode, whole: AstNode, depth: number): boolean {
    // A constant can be reached from another in several ways. One of them is enough.
    const reached = this.#reached.get(whole) ?? new Map<AstNode, boolean>()
    const before = reached.get(value)
    if (before !== undefined) return before
    this.#reached.set(whole, reached.set(value, false))
    const known = this.#isKnownWhereRead(value, whole, depth)
    reached.set(value, known)
    return known
  }

  #isKnownWhereRead(value: AstNode, whole: AstNode, depth: number): boolean {
    const constant = depth > 3 ? null : readersOfConstant(value, this.#program)
    if (constant === null) return false
    this.#followed.push(value)
    const known = distinctReaders(constant, this.#program).map(reader => {
      const reading = this.#wholeText(reader)
      if (reading === reader) return this.#follow(reader, whole, depth + 1)
      // A default that is part of a larger text is found by the other parts of that text.
      if (constant.isDefault === true) return false
      if (this.#seen.has(reading)) return true
      this.#seen.add(reading)
      return this.#follow(reading, reading, depth + 1)
    })
    this.#followed.pop()
    if (this.#found !== null) return known.includes(true)
    return !constant.isUsedElsewhere && !known.includes(false)
  }

  #takeSink(use: SinkUse | null, whole: AstNode, at: AstNode): boolean {
    if (use === null) return false
    if (this.#isDeliberate(use, at)) return true
    return this.#take(whole, text => {
      // An empty text that is written outside the call means that there is no URL.
      const isWrittenOutside = whole.parent !== at
      if (text.text === '' && isWrittenOutside) return []
      const isName = text.holes.length === 0 && !hasScheme(text.text)
      if (isName && isWrittenOutside && asksForUrl(use, at)) return []
      if (use.isCertain) return this.#urlsOfSink(use, text, at)
      if (isPlainlyNoUrl(text.text)) return []
      return this.#urlsOfSink(use, text, at).map(url => ({ ...url, caution: cautions.unknown }))
    })
  }

  /** Returns whether the URL may be wrong on purpose at the place that takes it. */
  #isDeliberate({ sink }: SinkUse, at: AstNode): boolean {
    const { allowDeliberate } = this.#program.settings
    if (sink.callee.endsWith('canParse') && allowDeliberate.includes('canParse')) return true
    if (!allowDeliberate.includes('assertions')) return false
    return isExpectedToFail(at) || isFeatureTest(at)
  }

  #urlsOfSink(use: SinkUse, text: StaticText, at: AstNode): readonly FoundUrl[] {
    const { sink, role, base } = use
    if (use.attribute !== undefined) {
      return urlsOfMarkupAttribute(use.attribute, text, this.#program)
    }
    const attribute = sink.takesAbsolute ? null : attributeOf(use, at, this.#program)
    if (attribute !== null) return urlsOfHtmlValue(...attribute, text, this.#program)
    if (sink.takesAbsolute && !isAbsolute(text.text)) return []
    if (role === 'pattern' && hasPattern(text.text)) return []
    // `new URL(name, "file:/")` resolves a name against no folder, so added slashes change nothing.
    if (role === 'base')
      return /^file:\/?$/i.test(text.text) ? [] : [plainUrl(text, [undefined], this.#program)]
    if (isModuleUrl(base) && !hasScheme(text.text)) {
      if (isBareSpecifier(text.text)) return []
      const url = plainUrl(text, basesOfExpression(base, this.#program), this.#program)
      // A bundler looks for a file with this name as it is written.
      return [{ ...url, isQuiet: true }]
    }
    const namesBase = base !== null || sink.base === 'none'
    const bases = namesBase
      ? basesOfExpression(base, this.#program)
      : basesOfSink(sink.base, this.#program)
    return [plainUrl(text, bases, this.#program)]
  }

  #takeAttribute(node: AstNode, whole: AstNode): boolean {
    const attribute = markupAttribute(node)
    if (attribute === null) return false
    // URLs in the markup itself are found by the reader of the markup.
    const isStatic = node.value === whole && this.#program.markup !== 'jsx'
    if (isStatic && !attribute.isComponent) return true
    // If a value has several parts, none of them is the whole value. The reader of the markup finds
    // those too.
    if (Array.isArray(node.value) && node.value.length > 1) return true
    return this.#take(whole, text => urlsOfMarkupAttribute(attribute, text, this.#program))
  }

  #takeStyle(whole: AstNode): boolean {
    return this.#take(whole, text =>
      text.text.includes('url(') ? urlsOfStyleValue(text, this.#program) : [],
    )
  }

  #takeImport(whole: AstNode): boolean {
    if (typeof whole.value === 'string' && !isAbsolute(whole.value)) return true
    return this.#take(whole, text =>
      isAbsolute(text.text) ? [plainUrl(text, [undefined], this.#program)] : [],
    )
  }

  #takeFree(whole: AstNode): void {
    if (!isKnownSchemeLiteral(whole)) return
    this.#take(whole, text => {
      const url = plainUrl(text, [undefined], this.#program)
      if (isConnection(text)) return [{ ...url, holes: holesOfConnection(text) }]
      const isFree = this.#program.settings.literals === 'known-schemes' && isOneUrl(text)
      return isFree ? [{ ...url, caution: cautions.unknown }] : []
    })
  }

  #take(whole: AstNode, urlsOf: (text: StaticText) => readonly FoundUrl[]): boolean {
    const text = StaticText.of(whole, this.#program)
    if (text === null) return true
    if (this.#found === null) return urlsOf(text).length > 0
    const constants = [...new Set([...this.#followed, ...text.constants])]
    for (const url of urlsOf(text)) {
      if (this.#followed.length > 0 && this.#wasTaken(text, url)) continue
      if (constants.length === 0) this.#found(url)
      else this.#found({ ...url, isUsedElsewhere: this.#elsewhereOf(constants) })
    }
    return true
  }

  /** Returns whether the whole text of a constant was already taken as the same URL. */
  #wasTaken(text: StaticText, { text: taken, bases, caution }: FoundUrl): boolean {
    if (taken !== text.text) return false
    const use = JSON.stringify([bases, caution])
    const uses = this.#taken.get(text) ?? new Set()
    if (uses.has(use)) return true
    this.#taken.set(text, uses.add(use))
    return false
  }

  #isUrlWhereverRead(constant: AstNode): boolean {
    let known = this.#onlyUrls.get(constant)
    if (known === undefined) {
      const collector = new UrlCollector(this.#program, this.#sinks, null)
      known = collector.#followConstant(constant, constant, 0)
      this.#onlyUrls.set(constant, known)
    }
    return known
  }

  /**
   * Returns a function that tells whether edits change a constant that is not a URL everywhere it
   * is read.
   */
  #elsewhereOf(constants: readonly AstNode[]): (edits: readonly TextEdit[]) => boolean {
    return edits =>
      constants
        .filter(({ range: [start, end] }) =>
          edits.some(({ span }) => start <= span.start && span.end <= end),
        )
        .some(constant => !this.#isUrlWhereverRead(constant))
  }
}

/** Returns whether a text is empty. In `url || ""`, an empty text means that there is no URL. */
const isNothing = ({ value }: AstNode): boolean => value === ''

/** Returns the choice that has this expression as a branch. */
function largerChoice(node: AstNode): AstNode | null {
  const { parent } = node
  if (parent === undefined || parent === null) return null
  if (parent.type === 'ConditionalExpression') return parent.test === node ? null : parent
  return parent.type === 'LogicalExpression' ? parent : null
}

/** Returns the parent of an expression if the two are parts of the same text. */
function largerText(node: AstNode): AstNode | null {
  const { parent } = node
  switch (parent?.type) {
    case 'BinaryExpression':
      return parent.operator === '+' ? parent : null
    case 'TemplateLiteral':
      return parent
    case 'TaggedTemplateExpression':
      return parent.quasi === node ? parent : null
    default:
      if (parent === undefined || parent === null || isContainer(parent)) return null
      return unwrapped(parent) === node ? parent : null
  }
}

/** Returns whether a node holds an expression in markup. */
function isContainer({ type }: AstNode): boolean {
  return (
    type === 'JSXExpressionContainer' ||
    type === 'SvelteMustacheTag' ||
    type === 'VExpressionContainer'
  )
}

/** Returns whether a property belongs to the object of a `style` attribute in JSX. */
function isStyleProperty({ parent }: AstNode): boolean {
  const container = parent?.parent
  const attribute = container?.parent
  if (container?.type !== 'JSXExpressionContainer' || attribute?.type !== 'JSXAttribute')
    return false
  return typeof attribute.name === 'object' && attribute.name.name === 'style'
}

/** Returns the element and the attribute that `setAttribute("src", …)` or `.srcset = …` sets. */
function attributeOf(
  { sink }: SinkUse,
  at: AstNode,
  program: Program,
): readonly [string, string] | null {
  const named = at.arguments?.[sink.roles.indexOf('attribute')]?.value
  if (typeof named === 'string') {
    const element = elementOfAttribute(named, at, program)
    return element === null ? null : [element, named.toLowerCase()]
  }
  const assigned = sink.kind === 'assignment' ? sink.callee.split('.').at(-1) : undefined
  if (assigned === undefined || sink.owner === 'module') return null
  if (sink.callee.startsWith('location')) return null
  const [known] = typeof sink.owner === 'object' ? sink.owner.elements : []
  const attribute = attributeOfName(assigned)
  const element = known ?? elementOfTellingAttribute.get(attribute)
  return element === undefined ? null : [element, attribute]
}

/** Returns whether a text has signs of a glob, or of a route with parameters. */
function hasPattern(text: string): boolean {
  return /[*{}()[\]\\^$]|[/.]:\w/.test(text)
}

/**
 * Returns whether a bundler resolves a text as a package path, as in `new URL("package/file",
 * import.meta.url)`.
 */
function isBareSpecifier(text: string): boolean {
  return /^@?[\w.-]+\//.test(text) && !/^\.{1,2}\//.test(text)
}
