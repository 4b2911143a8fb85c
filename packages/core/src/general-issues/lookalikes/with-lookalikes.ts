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
 * Adds issues for hosts that look like others and for invisible characters, which no specification forbids.
 * Characters that already have an issue do not get a second one.
 *
 * @param issues The issues that `check` returns for `input`, or some of them.
 * @param known The number of characters before the first placeholder.
 */
export function withLookalikes(
  issues: readonly Issue[],
  input: string,
  known: number = input.length,
): readonly Issue[] {
  // Nearly every URL ends here.
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
    if (!/[^\0-\x7F]/.test(label)) return []
    const name = wellKnownNameLike(label)
    const reading = name === null ? mixtureOf(label) : `looks like "${name}"`
    return reading === null
      ? []
      : [
          issueOf(confusableHost, span, {
            label: `"${escaped(label)}"`,
            reading,
            ...plainOf(label, name),
          }),
        ]
  })
}

/** Returns the well-known name, or the label in ASCII if all of its letters look like ASCII letters. */
function plainOf(label: string, name: string | null): { plain?: string } {
  const plain = name ?? asAscii(label)
  return /^[a-z\d-]+$/.test(plain) ? { plain } : {}
}

/** Describes which scripts a label mixes; null if it mixes none. */
function mixtureOf(label: string): string | null {
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

/** Replaces every character that is not ASCII with its code point. */
const escaped = (text: string): string =>
  text.replaceAll(/[^\0-\x7F]/gu, letter => `<${unicodeNotation(letter)}>`)

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
