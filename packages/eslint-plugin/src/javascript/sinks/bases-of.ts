import { anyPage, parse } from '@hreflint/core'
import type { SinkBase } from '../../sinks/url-sinks.ts'
import type { Program } from '../program.ts'
import type { AstNode } from '../syntax/ast-node.ts'
import { calleePath } from '../syntax/callee-path.ts'
import { StaticText } from '../texts/static-text.ts'

export type Bases = readonly (string | undefined)[]

const noBase: Bases = [undefined]

/** The bases of a module: it is either served, or a file. */
const moduleBases: Bases = anyPage

/** One base of each kind that resolves relative URLs differently. */
const anyBase: Bases = [...anyPage, 'a.b://base.invalid/folder/page']

/** Returns the bases of a URL that a sink takes without a base argument. */
export function basesOfSink(base: SinkBase, program: Program): Bases {
  if (base === 'none') return noBase
  return base === 'any' ? anyBase : program.settings.documentBases
}

/** Returns the possible values of an expression that is passed as the base. */
export function basesOfExpression(node: AstNode | null, program: Program): Bases {
  if (node === null || isUndefined(node)) return noBase
  if (isModuleUrl(node)) return moduleBases
  const path = calleePath(node)
  const names = path?.names.join('.').replace(/^(?:window|globalThis|self)\./, '') ?? ''
  if (path !== null && documentAddresses.has(names) && program.isGlobal(path.root)) {
    return program.settings.documentBases
  }
  const text = StaticText.of(node, program)
  if (text === null || text.holes.length > 0) return anyBase
  const { url } = parse(text.text, { spec: program.settings.spec })
  // A problem with the base is reported at the base.
  return url === null ? [] : [text.text]
}

/** Returns whether an expression is `import.meta.url`. */
export function isModuleUrl(node: AstNode | null): boolean {
  return (
    node?.type === 'MemberExpression' &&
    node.object?.type === 'MetaProperty' &&
    node.property?.name === 'url'
  )
}

const isUndefined = (node: AstNode): boolean =>
  node.type === 'Identifier' && node.name === 'undefined'

const documentAddresses = new Set([
  'document.baseURI',
  'document.URL',
  'document.location',
  'document.location.href',
  'location',
  'location.href',
  'location.origin',
  'origin',
])
