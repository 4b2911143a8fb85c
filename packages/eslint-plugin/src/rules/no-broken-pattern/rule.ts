import type { PatternIssue } from '@hreflint/patterns'
import { loadPatterns } from '#patterns'
import { isExpectedToFail } from '../../deliberate/expected-failure.ts'
import { isTestFile } from '../../deliberate/test-file.ts'
import type { Program } from '../../javascript/program.ts'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { StaticText } from '../../javascript/texts/static-text.ts'
import type { FoundPattern } from '../../patterns/found-pattern.ts'
import {
  comparedOrigins,
  originOfHeader,
  originsOfCall,
  originsOfCases,
} from '../../patterns/origins.ts'
import { allowedHosts } from '../../patterns/allowed-hosts.ts'
import { visitPatternsOfDocument } from '../../patterns/documents.ts'
import { matchersOfNext, sourcesOfNext } from '../../patterns/next-config.ts'
import { rulesOfNuxt } from '../../patterns/nuxt-config.ts'
import { policyOfCall, policyOfHeader, sourcesOfHelmet } from '../../patterns/policies.ts'
import { patternReporter } from '../../patterns/report-pattern.ts'
import { routeOfElement, routesOfObjects, routesOfWorkbox } from '../../patterns/other-routers.ts'
import { routesOf } from '../../patterns/routes.ts'
import { mayHavePattern } from '../../patterns/traces.ts'
import { routesOfWorker, urlPatternsOf } from '../../patterns/url-patterns.ts'
import type { SharedOptions } from '../../settings/settings.ts'
import { defineProgramRule, type ProgramFile } from '../define/define-program-rule.ts'

/** The options of the rule. */
export interface PatternOptions extends SharedOptions {
  /** The version of Express, if it is not installed next to the file. */
  readonly express?: '4' | '5'
  /** `certain`: only patterns that throw or never match. */
  readonly report?: 'all' | 'certain'
}

/**
 * Reports patterns of URLs, routes and origins that throw, never match, or do not match what they
 * seem to.
 */
export const noBrokenPattern = defineProgramRule({
  name: 'no-broken-pattern',
  description: 'Disallow URL patterns, routes and origins that throw or never match',
  recommended: false,
  options: {
    express: {
      type: 'string',
      enum: ['4', '5'],
      description: 'The version of Express, if it is not installed beside the file.',
    },
    report: {
      type: 'string',
      enum: ['all', 'certain'],
      description: '"certain": only patterns that throw or never match.',
    },
  },
  messages: () => ({
    ...Object.fromEntries(
      loadPatterns().patternIssues.map(({ code }) => [code, `{{message}} {{why}} [${code}]`]),
    ),
    suggestion: '{{title}}.',
  }),
  mayReport: mayHavePattern,
  visitDocument: context => visitPatternsOfDocument(context, patternReporter(context)),
  visit(file) {
    const { program, context } = file
    if (program.settings.allowDeliberate.includes('tests') && isTestFile(context)) return {}
    const [{ express, report: level } = {}] = context.options as readonly PatternOptions[]
    const chosen = express === undefined ? {} : { express }
    const visit = (look: (node: AstNode) => readonly FoundPattern[]) => (node: object) => {
      for (const found of look(node as AstNode)) report(found, file, level === 'certain')
    }
    const listener: Record<string, (node: object) => void> = {
      NewExpression: visit(node => (isExpectedToFail(node) ? [] : urlPatternsOf(node, program))),
      CallExpression: visit(node =>
        isExpectedToFail(node)
          ? []
          : [
              ...routesOf(node, program, context.filename, chosen),
              ...originsOfCall(node, program),
              ...sourcesOfHelmet(node, program),
              ...policyOfCall(node),
              ...routesOfWorker(node),
              ...routesOfWorkbox(node, program),
              ...routesOfObjects(node, program, context.filename),
            ],
      ),
      JSXAttribute: visit(node => routeOfElement(node, program, context.filename)),
      BinaryExpression: visit(comparedOrigins),
      SwitchStatement: visit(originsOfCases),
      Property: visit(node => [
        ...originOfHeader(node),
        ...policyOfHeader(node),
        ...sourcesOfNext(node, context.filename),
        ...matchersOfNext(node, context.filename),
        ...allowedHosts(node, context.filename),
        ...rulesOfNuxt(node, context.filename),
      ]),
    }
    return listener
  },
})

function report(
  found: FoundPattern,
  { program, context }: ProgramFile,
  onlyCertain: boolean,
): void {
  const text = StaticText.of(found.expression, program)
  // A value that is filled in at run time may make the pattern valid.
  if (text === null || text.holes.length > 0) return
  const reportIssue = patternReporter(context)
  for (const issue of issuesOf(found, text.text, program)) {
    if (issue.kind === 'unknown' || (onlyCertain && !isCertain(issue))) continue
    if (found.accepts?.(issue.code, text.text) === false) continue
    reportIssue(issue, text.toSourceSpan(issue.span), edits => text.toSourceEdits(edits))
  }
}

/** Returns whether a pattern throws or never matches. */
const isCertain = ({ kind }: PatternIssue): boolean => kind === 'invalid' || kind === 'never'

function issuesOf(
  { dialect: id, component, base, destination }: FoundPattern,
  text: string,
  program: Program,
): readonly PatternIssue[] {
  const patterns = loadPatterns()
  if (component !== undefined) return patterns.componentIssues(component, text)
  const dialect = patterns.findDialect(id)
  if (dialect === undefined) return []
  if (destination !== undefined) {
    const target = StaticText.of(destination, program)
    const rule = { text, target: target?.holes.length === 0 ? target.text : null }
    const beside = patterns.tableIssues([rule], { dialect: id, isRedirect: true })
    return [...patterns.parsePattern(text, dialect).issues, ...beside.map(({ issue }) => issue)]
  }
  if (base === undefined) return patterns.parsePattern(text, dialect).issues
  const known = base === null ? null : StaticText.of(base, program)
  // Any base shows whether the pattern compiles, but not what it inherits from the base.
  const isKnown = known !== null && known.holes.length === 0
  const { issues } = patterns.parsePattern(text, dialect, {
    base: isKnown ? known.text : 'https://example.com/',
  })
  return isKnown ? issues : issues.filter(({ kind }) => kind === 'invalid')
}
