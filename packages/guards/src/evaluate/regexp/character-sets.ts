import type { AST } from '@eslint-community/regexpp'

/** Testers by flags and source. A single element cannot backtrack, so the platform may match it. */
const testers = new Map<string, RegExp>()

/** Returns whether an element that matches one character matches this one. */
export function isInSet(
  element: AST.Character | AST.CharacterSet | AST.CharacterClass,
  character: string,
  flags: string,
): boolean {
  if (element.type === 'Character' && element.value === character.codePointAt(0)) return true
  const kept = flags.replaceAll(/[^ius]/g, '')
  if (element.type === 'Character' && !kept.includes('i')) return false
  const key = `${kept}/${element.raw}`
  let tester = testers.get(key)
  if (tester === undefined) {
    tester = new RegExp(`^(?:${element.raw})$`, kept)
    if (testers.size > 2000) testers.clear()
    testers.set(key, tester)
  }
  return tester.test(character)
}
