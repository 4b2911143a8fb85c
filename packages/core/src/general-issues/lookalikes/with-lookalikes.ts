import type { Issue } from '../../contract/issue.ts'
import type { IssueDefinition } from '../../contract/issue-definition.ts'
import { characterName } from '../../text/mention.ts'
import { unicodeNotation } from '../../text/invisible.ts'
import { type Span, spansOverlap } from '../../text/span.ts'
import { confusableHost } from './confusable-host.ts'
import { hiddenRuns } from './hidden-characters.ts'
import { invisibleCharacter } from './invisible-character.ts'
import { labelsOf, unicodeOf } from './labels.ts'
import { asAscii } from './look.ts'
import { mixedScripts } from './mixed-scripts.ts'
import { wellKnownNameLike } from './well-known-names.ts'

const mayLookAlike = /[^\0-\x7F]|xn--/i

/**
 * Adds hosts that look like others, and characters that nobody can see. No specification objects to them; what one
 * says of the same characters is not said twice.
 *
 * @param issues what `check` gives for `input`, or some of it.
 * @param known how many of the first characters are known: as many as there are before the first placeholder.
 */
export function withLookalikes(
  issues: readonly Issue[],
  input: string,
  known: number = input.length,
): readonly Issue[] {
  // Nearly every URL is settled here.
  if (!mayLookAlike.test(input)) return issues
  const found = [...confusableLabels(input, known), ...invisibleRuns(input)].filter(
    ({ span }) => !issues.some(issue => spansOverlap(issue.span, span)),
  )
  if (found.length === 0) return issues
  return [...issues, ...found].toSorted((a, b) => a.span.start - b.span.start)
}

function confusableLabels(input: string, known: number): readonly Issue[] {
  return labelsOf(input, known).flatMap(span => {
    const label = unicodeOf(input.slice(span.start, span.end))
    const reading = /[^\0-\x7F]/.test(label) ? readingOf(label) : null
    return reading === null
      ? []
      : [
          issueOf(confusableHost, span, {
            label: `"${escaped(label)}"`,
            reading,
            ...plainOf(label),
          }),
        ]
  })
}

/** The label in ASCII, where all of its letters look like those of ASCII. */
function plainOf(label: string): { plain?: string } {
  const plain = asAscii(label)
  return /^[a-z\d-]+$/.test(plain) ? { plain } : {}
}

/** What people take a label for, in words; null if they do not. */
function readingOf(label: string): string | null {
  const name = wellKnownNameLike(label)
  if (name !== null) return `looks like "${name}"`
  for (const word of label.split(/[-_\d]+/)) {
    const mixed = mixedScripts(word)
    if (mixed !== null) return `mixes ${listed(mixed)} letters`
  }
  return null
}

function invisibleRuns(input: string): readonly Issue[] {
  return hiddenRuns(input).map(span => {
    const characters = Array.from(
      new Set(input.slice(span.start, span.end)),
      character => characterName(character) ?? unicodeNotation(character),
    )
    return issueOf(invisibleCharacter, span, { characters: listed(characters) })
  })
}

function issueOf(
  { code, kind, specName }: IssueDefinition,
  span: Span,
  params: Issue['params'],
): Issue {
  return { code, kind, specName, span, params }
}

/** A text in which every letter that is not ASCII is named by its number. */
const escaped = (text: string): string =>
  text.replaceAll(/[^\0-\x7F]/gu, letter => `<${unicodeNotation(letter)}>`)

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
