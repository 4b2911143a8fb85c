import {
  compare,
  type Divergence,
  type DivergenceGrade,
  mention,
  type UrlSpec,
} from '@hreflint/core'
import { specs as allSpecs, findSpec, usuallyCompared } from '@hreflint/core/specs'
import { defineRule } from './define-rule.ts'
import type { FoundUrl } from '../files/found-url.ts'
import type { SharedOptions } from '../settings/settings.ts'

export interface DivergenceOptions extends SharedOptions {
  /** Ids of the specifications that are compared. */
  readonly specs?: readonly string[]
  /** The least grade that is reported: another host; another URL; another verdict. */
  readonly grade?: DivergenceGrade
}

const grades: readonly DivergenceGrade[] = ['host', 'url', 'verdict']

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
      description: 'Ids of the specifications that are compared.',
    },
    grade: {
      type: 'string',
      enum: grades,
      description: 'The least grade that is reported: another host; another URL; another verdict.',
    },
  },
  defaults: { specs: usuallyCompared.map(({ id }) => id), grade: 'url' },
  messages: () => ({
    host: 'The host is {{sides}}.',
    url: 'Specifications read different URLs here: {{sides}}.',
    verdict: 'Specifications differ in their verdict: {{sides}}.',
  }),

  configure({ specs, grade = 'url' }) {
    const compared = specs?.map(findSpec) ?? usuallyCompared
    const reported = grades.slice(0, grades.indexOf(grade) + 1)
    return ({ url }, file, context) => {
      const found = worstDivergence(url, compared)
      if (found === null || !reported.includes(found.divergence.grade)) return
      const { sourceCode } = context
      const { grade } = found.divergence
      const { start, end } = url.toSourceSpan(found.span)
      if (!file.isFirst(grade, start, end)) return
      context.report({
        loc: { start: sourceCode.getLocFromIndex(start), end: sourceCode.getLocFromIndex(end) },
        messageId: grade,
        data: { sides: sidesOf(found.divergence) },
      })
    }
  },
})

/** Null where readings agree with some base that the URL may have, and where not all of it is known. */
function worstDivergence(url: FoundUrl, specs: readonly UrlSpec[]) {
  const { text, bases: base, encoding } = url
  if (url.holes.length > 0 || base.length === 0) return null
  const { divergences, readings } = compare(text, specs, { base, encoding })
  const [divergence] = divergences
  if (divergence === undefined) return null
  const hosts = readings.flatMap(({ components }) => components.host ?? [])
  const [host] = divergence.grade === 'host' ? hosts : []
  return { divergence, span: host ?? { start: 0, end: url.text.length } }
}

/** Whole URLs are not shown: they may hold a password. */
function sidesOf({ grade, sides }: Divergence): string {
  return sides
    .map(({ value, isHostOfBase, specs }) => {
      const names = specs.join(' and ')
      if (isHostOfBase === true) return `that of the page under ${names}`
      if (grade === 'host') return `${value === '' ? 'missing' : mention(value)} under ${names}`
      return grade === 'verdict' ? `${value} under ${names}` : `one under ${names}`
    })
    .join(', ')
}
