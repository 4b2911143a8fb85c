import type { Witness } from '@hreflint/guards'
import type { Rule } from 'eslint'
import { loadGuards } from '#guards'
import { branchesOf } from '../../guards/branches.ts'
import { type FoundUse, guardedUse } from '../../guards/guarded-use.ts'
import {
  type GuardedPlace,
  placeOfAssignment,
  placeOfAttribute,
  placesOfCall,
} from '../../guards/guarded-places.ts'
import { guardedOrigin } from '../../guards/message-origin.ts'
import { returnedGuard } from '../../guards/returned-guard.ts'
import { mayHaveValidators } from '../../guards/validators/validator-of.ts'
import { safeReturns } from '../../guards/safe-return.ts'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { defineProgramRule, type ProgramFile } from '../define/define-program-rule.ts'

/** Reports checks of URLs that can be bypassed. Each report names a URL that bypasses the check. */
export const noBypassableUrlCheck = defineProgramRule({
  name: 'no-bypassable-url-check',
  description: 'Disallow checks of URLs that can be bypassed',
  recommended: false,
  messages: {
    'leads-elsewhere': '{{witness}} passes this check and leads to {{host}}.',
    'runs-script': '{{witness}} passes this check and runs a script.',
    'is-another-origin': 'The origin {{witness}} passes this check.',
    suggestion: 'Change to `{{text}}`.',
  },
  needsPlace:
    /[sS]afe|[aA]llow|[tT]rust|[pP]ermit|[wW]hitelist|[sS]ecure|[sS]anit|[vV]alid|[vV]erif|[rR]edirect|[rR]efine\(|\.custom\(|\.narrow\(|addFormat\(|addKeyword\(|\bAjv|FormatRegistry|AbstractControl|FormControl|superstruct|\byup\b|[vV]alibot|onmessage|['"]message['"]/,
  mayReport: text => traces.some(trace => text.includes(trace)),
  visit(file) {
    const { program, sinks } = file
    const hasValidators = mayHaveValidators(program.text)
    const check = (place: GuardedPlace | null): void => {
      if (place === null) return
      for (const used of branchesOf(place.used))
        report(guardedUse(used, place.place, program), file)
    }
    const visitFunction = (node: Rule.Node): void => {
      for (const found of safeReturns(node as AstNode, program)) report(found, file)
      report(
        guardedOrigin(node as AstNode, program) ??
          returnedGuard(node as AstNode, program, hasValidators),
        file,
      )
    }
    const visitCall = (node: Rule.Node): void => {
      for (const place of placesOfCall(node as AstNode, sinks, program)) check(place)
    }
    return {
      CallExpression: visitCall,
      NewExpression: visitCall,
      AssignmentExpression: node => check(placeOfAssignment(node as AstNode, sinks, program)),
      JSXAttribute: (node: Rule.Node) => check(placeOfAttribute(node as unknown as AstNode)),
      FunctionDeclaration: visitFunction,
      FunctionExpression: visitFunction,
      ArrowFunctionExpression: visitFunction,
    }
  },
})

/**
 * Operations of guards on texts and parts of URLs. Searching for each is faster than one regular
 * expression for all.
 */
const traces = [
  '.startsWith(',
  '.endsWith(',
  '.includes(',
  '.indexOf(',
  '.test(',
  '.match(',
  '.host',
  '.origin',
  '.protocol',
  '.split(',
  '.exec(',
  '.charAt(',
  '.search(',
  '.substr',
  '.slice(',
  '.has(',
  '[0]',
]

function report(found: FoundUse | null, { program, context }: ProgramFile): void {
  if (found === null) return
  const { use, names, guard } = found
  const guards = loadGuards()
  const witness = guards.findWitness(use, names)
  if (witness === null) return
  const sourceOf = (node: { readonly range?: readonly [number, number] }): string =>
    program.text.slice(...(node.range ?? [0, 0]))
  const repairs = guards.findRepair(use, names, witness, sourceOf)
  context.report({
    node: guard as never,
    messageId: messageOf(witness, use.place === 'origin'),
    data: { witness: JSON.stringify(witness.input), host: witness.host ?? '' },
    suggest:
      repairs.length === 0
        ? []
        : [
            {
              messageId: 'suggestion',
              data: { text: repairs.map(({ text }) => text).join('`, `') },
              fix: fixer =>
                repairs.map(({ node, text }) =>
                  fixer.replaceTextRange([...(node.range ?? [0, 0])], text),
                ),
            },
          ],
  })
}

function messageOf({ host }: Witness, isOrigin: boolean): string {
  if (host === null) return 'runs-script'
  return isOrigin ? 'is-another-origin' : 'leads-elsewhere'
}
