import { parse } from '@hreflint/core'
import { hideInText } from '@hreflint/core/internal'
import type { Rule } from 'eslint'
import { isTestFile } from '../../deliberate/test-file.ts'
import type { Program } from '../../javascript/program.ts'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { calleePath } from '../../javascript/syntax/callee-path.ts'
import { StaticText } from '../../javascript/texts/static-text.ts'
import { defineProgramRule } from '../define/define-program-rule.ts'

/** Reports relative URLs that replace a part of the path of their base. */
export const noDroppedBasePath = defineProgramRule({
  name: 'no-dropped-base-path',
  description: 'Disallow relative URLs that drop the path of their base',
  recommended: false,
  messages: {
    dropped: 'This gives {{url}}, without {{path}} of the base.',
    suggestion: 'Change to {{text}}.',
  },
  mayReport: text => text.includes('new URL(') || text.includes('URL.parse('),
  visit: ({ program, context }) => {
    const visit = (node: Rule.Node): void => {
      const call = node as AstNode
      const [input, base] = call.arguments ?? []
      if (input === undefined || base === undefined || !takesBase(call, program)) return
      if (isTestFile(context)) return
      const dropped = droppedPath(input, base, program)
      if (dropped === null) return
      const { url, path, edits } = dropped
      context.report({
        node: input,
        messageId: 'dropped',
        data: { url: hideInText(url), path: hideInText(path) },
        suggest:
          edits.length === 0
            ? []
            : [
                {
                  messageId: 'suggestion',
                  data: { text: hideInText(edits.map(({ text }) => text).join(', ')) },
                  fix: (fixer: Rule.RuleFixer) =>
                    edits.map(({ node: at, text }) => fixer.replaceTextRange([...at.range], text)),
                },
              ],
      } as unknown as Rule.ReportDescriptor)
    }
    return { NewExpression: visit, CallExpression: visit }
  },
})

/** Returns whether an expression is `new URL(input, base)` or `URL.parse(input, base)`. */
function takesBase({ type, callee }: AstNode, program: Program): boolean {
  const path = callee === undefined ? null : calleePath(callee)
  if (path === null || !program.isGlobal(path.root)) return false
  const name = path.names.join('.')
  return type === 'NewExpression' ? name === 'URL' : name === 'URL.parse'
}

interface Dropped {
  readonly url: string
  readonly path: string
  readonly edits: readonly { readonly node: AstNode; readonly text: string }[]
}

/**
 * Returns the dropped path. Null if no part of the base's path is dropped, or if it may be dropped
 * on purpose.
 */
function droppedPath(input: AstNode, base: AstNode, program: Program): Dropped | null {
  const [relative, absolute] = [plainText(input, program), plainText(base, program)]
  if (relative === null || absolute === null) return null
  // Two slashes, dots or a scheme show that the author means something else.
  if (!/^\/?[\w-]/.test(relative) || /^[a-z][a-z0-9+.-]*:/i.test(relative)) return null
  const { url: from } = parse(absolute)
  const { url: to } = parse(relative, { base: absolute })
  if (
    from === null ||
    to === null ||
    !/^https?$/.test(from.scheme ?? '') ||
    from.query !== null ||
    from.fragment !== null
  )
    return null
  const kept = from.path.replace(/\/$/, '')
  // The base is a page, or has no path.
  if (kept === '' || /\.\w+$/.test(kept) || to.path === kept || to.path.startsWith(`${kept}/`))
    return null
  // An input that repeats the path of the base is written on purpose.
  if (relative.startsWith(kept)) return null
  const edits = [
    ...(relative.startsWith('/') ? [{ node: input, text: withoutSlash(input, program) }] : []),
    ...(from.path.endsWith('/') ? [] : [{ node: base, text: withSlash(base, program) }]),
  ]
  const isWritten = edits.every(({ text }) => text !== '')
  return { url: to.href ?? '', path: JSON.stringify(from.path), edits: isWritten ? edits : [] }
}

/**
 * Returns the text of an expression that is written in place or is a constant. Null if it has
 * holes.
 */
function plainText(node: AstNode, program: Program): string | null {
  const text = StaticText.of(node, program)
  return text === null || text.holes.length > 0 ? null : text.text
}

/** Empty if the node is not a literal. */
const withoutSlash = (node: AstNode, program: Program): string =>
  node.type === 'Literal' ? program.text.slice(...node.range).replace(/^(['"])\//, '$1') : ''

const withSlash = (node: AstNode, program: Program): string =>
  node.type === 'Literal' ? program.text.slice(...node.range).replace(/(['"])$/, '/$1') : ''
