import type { AST } from '@eslint-community/regexpp'

type Element = AST.Character | AST.CharacterSet | AST.CharacterClass

/** The answers for one element. An element belongs to one expression, with its flags. */
interface Answers {
  readonly tester: RegExp
  /** For each ASCII character. Undefined if it was not asked for yet. */
  readonly ascii: (boolean | undefined)[]
}

const known = new WeakMap<Element, Answers>()

/** Returns whether an element that matches one character matches this one. */
export function isInSet(element: Element, character: string, flags: string): boolean {
  const code = character.charCodeAt(0)
  if (element.type === 'Character') {
    if (element.value === code && character.length === 1) return true
    if (!flags.includes('i')) return element.value === character.codePointAt(0)
  }
  let answers = known.get(element)
  if (answers === undefined) {
    answers = { tester: testerOf(element, flags), ascii: [] }
    known.set(element, answers)
  }
  if (code >= 0x80) return answers.tester.test(character)
  const isIn = answers.ascii[code] ?? answers.tester.test(character)
  answers.ascii[code] = isIn
  return isIn
}

/** A single element cannot backtrack, so the platform may match it. */
const testerOf = ({ raw }: Element, flags: string): RegExp =>
  new RegExp(`^(?:${raw})$`, flags.replaceAll(/[^ius]/g, ''))
