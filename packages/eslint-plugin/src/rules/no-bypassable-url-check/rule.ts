import { hideInText, secretsInText } from '@hreflint/core/internal'
import type { Witness } from '@hreflint/guards'
import type { Rule } from 'eslint'
import { loadGuards } from '#guards'
import type { Budget } from '../../guards/dependence/budget.ts'
import { Dependence } from '../../guards/dependence/dependence.ts'
import { type FoundUse, guardedUse, type UsePlace } from '../../guards/way/guarded-use.ts'
import {
  placeOfAssignment,
  placeOfAttribute,
  placesOfCall,
} from '../../guards/places/guarded-places.ts'
import { allowedOrigins } from '../../guards/places/allowed-origins.ts'
import { electronGuard } from '../../guards/places/electron.ts'
import { usesOfMessage } from '../../guards/places/message-origin.ts'
import { returnedGuard } from '../../guards/places/returned-guard.ts'
import { schemaGuard } from '../../guards/validators/schema-checks.ts'
import { mayHaveValidators } from '../../guards/validators/validator-of.ts'
import { usesOf } from '../../guards/places/uses.ts'
import { safeReturns } from '../../guards/places/safe-return.ts'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { defineProgramRule, type ProgramFile } from '../define/define-program-rule.ts'

/** Reports checks of URLs that can be bypassed. Each report names a URL that bypasses the check. */
export const noBypassableUrlCheck = defineProgramRule({
  name: 'no-bypassable-url-check',
  description: 'Disallow URL checks that can be bypassed',
  recommended: false,
  messages: {
    'leads-elsewhere': '{{witness}} passes this check and leads to {{host}}.',
    'leads-elsewhere-if':
      'If {{name}} is that of site.example, {{witness}} passes this check and leads to {{host}}.',
    'runs-script': '{{witness}} passes this check and runs a script.',
    'is-another-origin': 'The origin {{witness}} passes this check.',
    suggestion: 'Change to `{{text}}`.',
  },
  needsPlace:
    /[sS]afe|[aA]llow|[tT]rust|[pP]ermit|[wW]hitelist|[sS]ecure|[sS]anit|[vV]alid|[vV]erif|[rR]edirect|[rR]efine\(|\.custom\(|\.narrow\(|addFormat\(|addKeyword\(|\bAjv|FormatRegistry|AbstractControl|FormControl|superstruct|\byup\b|[vV]alibot|zod|[jJ]oi\b|[cC]ors\b|MessageEvent|will-navigate|WindowOpenHandler|onmessage|['"]message['"]/,
  mayReport: text => traces.some(trace => text.includes(trace)),
  visit(file) {
    const { program, sinks } = file
    const hasValidators = mayHaveValidators(program.text)
    const dependence = new Dependence(program)
    const { budget } = dependence
    const reported = new Set<AstNode>()
    const tell = (found: FoundUse | null): void => {
      if (found !== null && !reported.has(found.guard) && report(found, file, budget))
        reported.add(found.guard)
    }
    const check = (place: UsePlace | null): void => {
      if (place === null) return
      for (const use of usesOf(place, program))
        budget.within(() => tell(guardedUse(use, dependence)))
    }
    const visitFunction = (node: Rule.Node): void => {
      const places = [...safeReturns(node as AstNode), ...usesOfMessage(node as AstNode, program)]
      for (const place of places) check(place)
      budget.within(() =>
        tell(
          electronGuard(node as AstNode, program) ??
            returnedGuard(node as AstNode, program, hasValidators),
        ),
      )
    }
    const visitCall = (node: Rule.Node): void => {
      for (const place of placesOfCall(node as AstNode, sinks, program)) check(place)
      if (hasValidators) budget.within(() => tell(schemaGuard(node as AstNode, program)))
    }
    const visitProperty = (node: Rule.Node): void => {
      const allowed = allowedOrigins(node as AstNode, program)
      if (allowed === null) return
      for (const place of allowed.places) check(place)
      for (const guard of allowed.guards) budget.within(() => tell(guard))
    }
    return {
      CallExpression: visitCall,
      NewExpression: visitCall,
      AssignmentExpression: node => check(placeOfAssignment(node as AstNode, sinks, program)),
      JSXAttribute: (node: Rule.Node) => check(placeOfAttribute(node as unknown as AstNode)),
      Property: visitProperty,
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
  '.lastIndexOf(',
  '.replace',
  '.test(',
  '.match',
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
  'valibot',
  '.regex(',
  '.pattern(',
  '.matches(',
  'cors',
  'Cors',
  'switch',
]

/** Reports a guard that a URL bypasses. Returns whether there is one. */
function report(found: FoundUse, { program, context }: ProgramFile, budget: Budget): boolean {
  const { use, names, guard } = found
  const guards = loadGuards()
  const work = new guards.Work()
  const witness = guards.findWitness(use, names, work)
  budget.spend(work.spent)
  if (witness === null) return false
  const sourceOf = (node: { readonly range?: readonly [number, number] }): string =>
    program.text.slice(...(node.range ?? [0, 0]))
  const { assumed } = names
  const repairWork = new guards.Work()
  const repairs = guards.findRepair(use, names, witness, sourceOf, repairWork)
  budget.spend(repairWork.spent)
  // A witness has user names of its own, which are no secrets. What is copied from the check can be one.
  const isSecret = secretsInText(sourceOf(guard)).length > 0
  const shown = (text: string): string => (isSecret ? hideInText(text) : text)
  context.report({
    node: guard as never,
    messageId: messageOf(witness, found),
    data: {
      witness: shown(JSON.stringify(witness.input)),
      host: witness.host ?? '',
      name: assumed === null ? '' : sourceOf(assumed),
    },
    suggest:
      repairs.length === 0
        ? []
        : [
            {
              messageId: 'suggestion',
              data: { text: shown(repairs.map(({ text }) => text).join('`, `')) },
              fix: fixer =>
                repairs.map(({ node, text }) =>
                  fixer.replaceTextRange([...(node.range ?? [0, 0])], text),
                ),
            },
          ],
  })
  return true
}

function messageOf({ host }: Witness, { use, names }: FoundUse): string {
  if (host === null) return 'runs-script'
  if (use.place === 'origin') return 'is-another-origin'
  return names.assumed === null ? 'leads-elsewhere' : 'leads-elsewhere-if'
}
