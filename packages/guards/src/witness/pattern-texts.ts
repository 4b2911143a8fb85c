import { type AST, RegExpParser } from '@eslint-community/regexpp'
import type { Pattern } from '../evaluate/regexp/match.ts'

/** Stands for a place that has no fixed text. */
const gap = '\0'

/** Texts in the form that a regular expression describes, as pieces. */
interface Variant {
  /** The fixed text, with a dot for "any character" and a gap for what varies. */
  readonly named: string
  /** A text that matches, with a mark for each dot that is not escaped. */
  readonly marked: string
}

/** Stands for any character. */
const anyMark = '\u0001'

const empty: Variant = { named: '', marked: '' }
const other: Variant = { named: gap, marked: '' }

/** The most variants of an expression, and the most characters of each. */
const maxVariants = 24
const maxLength = 300

/** Returns the fixed texts of a regular expression, with all of its alternatives spelled out. */
export function namedTexts(pattern: Pattern): readonly string[] {
  return variantsOf(pattern).flatMap(({ named }) => named.split(gap))
}

/**
 * Returns texts that match a regular expression, or nearly do: look-around is left out. Where any
 * character matches, the first texts have a dot, and each of the others has one letter instead.
 */
export function samplesOf(pattern: Pattern): readonly string[] {
  const marked = variantsOf(pattern).map(variant => variant.marked)
  const others = marked.flatMap(text =>
    [...text.matchAll(anyMarks)]
      .filter(({ index }) => separatesLabels(text.slice(index + 1)))
      .slice(0, maxDots)
      .map(({ index }) => `${text.slice(0, index)}x${text.slice(index + 1)}`),
  )
  return [...new Set([...marked, ...others].map(text => text.replaceAll(anyMark, '.')))]
}

/** Whether another dot follows in the same name. Nobody has a host without a dot. */
const separatesLabels = (rest: string): boolean =>
  /[.\u0001]/.test(/^[^/:?#]*/.exec(rest)?.[0] ?? '')

const anyMarks = new RegExp(anyMark, 'g')
const maxDots = 4

const known = new Map<string, readonly Variant[]>()

function variantsOf({ source, flags }: Pattern): readonly Variant[] {
  const key = `${flags}/${source}`
  let variants = known.get(key)
  if (variants === undefined) {
    variants = read(source, flags)
    if (known.size > 200) known.clear()
    known.set(key, variants)
  }
  return variants
}

function read(source: string, flags: string): readonly Variant[] {
  try {
    const unicode = /[uv]/.test(flags)
    return alternatives(new RegExpParser().parsePattern(source, 0, source.length, { unicode }))
  } catch {
    return []
  }
}

const alternatives = ({
  alternatives: list,
}: {
  readonly alternatives: readonly AST.Alternative[]
}): readonly Variant[] =>
  list
    .flatMap(({ elements }) =>
      elements.reduce<readonly Variant[]>(
        (before, element) => joined(before, variantsOfElement(element)),
        [empty],
      ),
    )
    .slice(0, maxVariants)

/** Returns all ways to join two lists, as far as their number is small. */
function joined(before: readonly Variant[], after: readonly Variant[]): readonly Variant[] {
  const next = before.length * after.length > maxVariants ? after.slice(0, 1) : after
  return before.flatMap(left =>
    next.flatMap(right =>
      left.marked.length + right.marked.length > maxLength
        ? []
        : [
            {
              named: left.named + right.named,
              marked: left.marked + right.marked,
            },
          ],
    ),
  )
}

function variantsOfElement(element: AST.Element): readonly Variant[] {
  switch (element.type) {
    case 'Character': {
      const text = String.fromCodePoint(element.value)
      return [{ named: text, marked: text }]
    }
    case 'CharacterSet':
      return element.kind === 'any'
        ? [{ named: '.', marked: anyMark }]
        : [varying(memberOf(element))]
    case 'CharacterClass': {
      const [only, second] = element.elements
      return !element.negate && second === undefined && only?.type === 'Character'
        ? variantsOfElement(only)
        : [varying(memberOf(element))]
    }
    case 'Group':
    case 'CapturingGroup':
      return alternatives(element)
    case 'Quantifier':
      return variantsOfQuantifier(element)
    case 'Assertion':
      // What a lookahead asks for may have to follow, such as a slash.
      return element.kind === 'lookahead' && !element.negate
        ? [other, ...alternatives(element)]
        : [other]
    default:
      return [other]
  }
}

function variantsOfQuantifier({ element, min, max }: AST.Quantifier): readonly Variant[] {
  const inner = variantsOfElement(element)
  if (min === 0 && max === 1)
    return [empty, ...inner.map(one => ({ ...one, named: `${gap}${one.named}${gap}` }))]
  if (max === 1) return inner
  const [{ marked = '' } = {}] = inner
  const text = marked === anyMark ? 'x' : marked
  return [{ named: gap, marked: text.repeat(Math.min(min, 64)) }]
}

const varying = (text: string): Variant => ({ named: gap, marked: text })

const liked = Array.from('ax1/.:@-?#_ ')

/** Returns a character of a set. */
function memberOf({ raw }: AST.CharacterSet | AST.CharacterClass): string {
  try {
    // A single element cannot backtrack, so the platform may match it.
    const set = new RegExp(`^(?:${raw})$`)
    return liked.find(character => set.test(character)) ?? ''
  } catch {
    return ''
  }
}
