import { type Divergence, type DivergenceGrade, type UrlSpec, whatwg } from '@hreflint/core'
import { mention } from '@hreflint/core/internal'
import { shownComparison } from '@hreflint/core/shown'
import { specs as allSpecs, findSpec, usualProgramIds } from '@hreflint/core/specs'
import {
  compareReadings,
  dangerInWords,
  divergentSpan,
  isProgramId,
  readersInWords,
} from '@hreflint/linter/judge'
import { loadPrograms } from '#programs'
import type { SharedOptions } from '../../settings/settings.ts'
import { defineRule } from '../define/define-rule.ts'

export interface DivergenceOptions extends SharedOptions {
  /** Ids of the programs and specifications that are compared. */
  readonly specs?: readonly string[]
  /**
   * The smallest difference that is reported: "host", "url" (also includes "host") or "verdict"
   * (all).
   */
  readonly grade?: (typeof grades)[number]
}

const grades = ['host', 'url', 'verdict'] as const

/** Browsers, and the programs that make most requests. The linter compares the same ones. */
const usuallyCompared = [whatwg.id, ...usualProgramIds]

/**
 * Returns the grade by which a divergence is reported. Readers that agree on the host read
 * different URLs.
 */
function reportedGrade(grade: DivergenceGrade): (typeof grades)[number] {
  return grade === 'host' || grade === 'verdict' ? grade : 'url'
}

/** The messages, with who does what. */
const sentences = {
  host: `${dangerInWords.host}: {{sides}}.`,
  scheme: `${dangerInWords.scheme}: {{sides}}.`,
  port: `${dangerInWords.port}: {{sides}}.`,
  userinfo: `${dangerInWords.userinfo}: {{sides}}.`,
  url: `${dangerInWords.url}: {{sides}}.`,
}

/** Reports URLs that programs or specifications read differently. */
export const noDivergentUrl = defineRule<DivergenceOptions>({
  name: 'no-divergent-url',
  description: 'Disallow URLs that programs read differently',
  type: 'suggestion',
  recommended: false,
  repairs: 'none',
  options: {
    specs: {
      type: 'array',
      items: {
        anyOf: [
          { type: 'string', enum: allSpecs.map(spec => spec.id) },
          { type: 'string', pattern: '^program/' },
        ],
      },
      minItems: 2,
      description: 'Ids of the programs and specifications to compare.',
    },
    grade: {
      type: 'string',
      enum: grades,
      description:
        'The smallest difference that is reported: "host", "url" (also includes "host") or "verdict" (all).',
    },
  },
  defaults: { specs: usuallyCompared, grade: 'url' },
  messages: () => ({
    ...sentences,
    verdict: 'Not all agree on whether this URL is allowed: {{sides}}.',
  }),

  configure({ specs = usuallyCompared, grade = 'url' }) {
    const compared = specs.map(findReader)
    const reported = grades.slice(0, grades.indexOf(grade) + 1)
    return (url, judged, file, context) => {
      const comparison = compareReadings(judged, compared)
      const [divergence] = comparison?.divergences ?? []
      if (comparison === null || divergence === undefined) return
      if (!reported.includes(reportedGrade(divergence.grade))) return
      const [shown] = shownComparison(comparison, judged.options.base).divergences
      const { sourceCode } = context
      const { start, end } = url.toSourceSpan(divergentSpan(divergence, comparison))
      if (!file.isFirst(divergence.grade, start, end)) return
      context.report({
        loc: { start: sourceCode.getLocFromIndex(start), end: sourceCode.getLocFromIndex(end) },
        messageId: divergence.grade,
        data: { sides: sidesOf(shown ?? divergence, specs) },
      })
    }
  },
})

/** Returns the program or specification with an id. Programs are loaded only if one is compared. */
function findReader(id: string): UrlSpec {
  if (!isProgramId(id)) return findSpec(id)
  const { findProgram, programs } = loadPrograms()
  const program = findProgram(id)
  if (program !== undefined) return program
  const known = programs.map(each => each.id).join(', ')
  throw new RangeError(`Unknown program ${JSON.stringify(id)} in "specs". Known: ${known}.`)
}

const shownValues: ReadonlySet<DivergenceGrade> = new Set(['host', 'scheme', 'port'])

/**
 * Describes the sides of a divergence. It does not show whole URLs and user names, which may
 * contain a password.
 */
function sidesOf({ grade, sides }: Divergence, compared: readonly string[]): string {
  return sides
    .map(({ value, isHostOfBase, specs }) => {
      const names = readersInWords(specs, compared)
      if (isHostOfBase === true) return `the host of the page by ${names}`
      if (shownValues.has(grade)) return `${value === '' ? 'none' : mention(value)} by ${names}`
      return grade === 'verdict' ? `${value} by ${names}` : `one by ${names}`
    })
    .join('; ')
}
