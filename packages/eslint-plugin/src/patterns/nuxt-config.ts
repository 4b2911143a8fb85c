import { dirname } from 'node:path'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { nameOfKey } from '../javascript/syntax/callee-path.ts'
import type { FoundPattern } from './found-pattern.ts'
import { declares, installedPackage, majorOf } from './installed-package.ts'

const configFile = /(?:^|[/\\])(?:nuxt|nitro)\.config\.[cm]?[jt]s$/

/** Returns the routes in `routeRules` of Nuxt and Nitro: the keys of the object. */
export function rulesOfNuxt(property: AstNode, filename: string): readonly FoundPattern[] {
  if (!configFile.test(filename) || nameOfKey(property.key) !== 'routeRules') return []
  const rules = property.value as AstNode | undefined
  if (rules?.type !== 'ObjectExpression' || !isReadByRadix(dirname(filename))) return []
  return (rules.properties ?? []).flatMap(({ type, key, computed }) =>
    type === 'Property' && key?.type === 'Literal' && computed !== true
      ? [{ expression: key, dialect: 'nuxt' }]
      : [],
  )
}

/** The packages between a program and Nitro 2. Nitro 3 has another name, and another router. */
const ways = [['nuxt', '@nuxt/nitro-server', 'nitropack'], ['nuxt', 'nitropack'], ['nitropack']]

/** Returns whether the server of a program is Nitro 2, which matches rules with radix3. */
function isReadByRadix(folder: string): boolean {
  return ways.some(way => {
    let at: string | null = null
    for (const [index, name] of [...way, 'radix3'].entries()) {
      const from: string | null = index === 0 ? folder : at
      if (from === null || (index > 0 && !declares(from, name))) return false
      at = installedPackage(from, name)
    }
    return at !== null && majorOf(at) === '1'
  })
}
