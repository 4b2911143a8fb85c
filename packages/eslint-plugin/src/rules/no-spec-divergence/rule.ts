import { type Divergence, type DivergenceGrade, mention } from '@hreflint/core'
import { specs as allSpecs, findSpec, usuallyCompared } from '@hreflint/core/specs'
import { compareReadings, divergentSpan } from '@hreflint/linter/judge'
import type { SharedOptions } from '../../settings/settings.ts'
import { defineRule } from '../define/define-rule.ts'

export interface DivergenceOptions extends SharedOptions {
  /** Ids of the specifications that are compared. */
  readonly specs?: readonly string[]
  /** The smallest difference that is reported: "host", "url" (also includes "host") or "verdict" (all). */
  readonly grade?: (typeof grades)[number]
}

const grades = ['host', 'url', 'verdict'] as const

/** What specifications that agree on the host differ in is one URL or another. */
function reportedGrade(grade: DivergenceGrade): (typeof grades)[number] {
  return grade === 'host' || grade === 'verdict' ? grade : 'url'
}

/** Reports URLs that different specifications read as different things. */
export const noSpecDivergence = defineRule<DivergenceOptions>({
  name: 'no-spec-divergence',
  description: 'Disallow URLs that different specifications read differently',
  type: 'suggestion',
  recommended: false,
  fixes: false,
  options: {
    specs: {
      type: 'array',
      items: { type: 'string', enum: allSpecs.map(spec => spec.id) },
      minItems: 2,
      description: 'Ids of the specifications to compare.',
    },
    grade: {
      type: 'string',
      enum: grades,
      description:
        'The smallest difference that is reported: "host", "url" (also includes "host") or "verdict" (all).',
    },
  },
  defaults: { specs: usuallyCompared.map(({ id }) => id), grade: 'url' },
  messages: () => ({
    host: 'Programs send this URL to different hosts: {{sides}}.',
    url: 'Specifications read this as different URLs: {{sides}}.',
    verdict: 'Specifications disagree on whether this URL is allowed: {{sides}}.',
  }),

  configure({ specs, grade = 'url' }) {
    const compared = specs?.map(findSpec) ?? usuallyCompared
    const reported = grades.slice(0, grades.indexOf(grade) + 1)
    return (url, judged, file, context) => {
      const comparison = compareReadings(judged, compared)
      const [divergence] = comparison?.divergences ?? []
      if (comparison === null || divergence === undefined) return
      const grade = reportedGrade(divergence.grade)
      if (!reported.includes(grade)) return
      const { sourceCode } = context
      const { start, end } = url.toSourceSpan(divergentSpan(divergence, comparison))
      if (!file.isFirst(grade, start, end)) return
      context.report({
        loc: { start: sourceCode.getLocFromIndex(start), end: sourceCode.getLocFromIndex(end) },
        messageId: grade,
        data: { sides: sidesOf(divergence) },
      })
    }
  },
})

/** Whole URLs are not shown: they may hold a password. */
function sidesOf({ grade, sides }: Divergence): string {
  return sides
    .map(({ value, isHostOfBase, specs }) => {
      const names = specs.join(' and ')
      if (isHostOfBase === true) return `the host of the page under ${names}`
      if (grade === 'host') return `${value === '' ? 'no host' : mention(value)} under ${names}`
      return grade === 'verdict' ? `${value} under ${names}` : `one under ${names}`
    })
    .join(', ')
}
