import type { Destination } from '../link-parts.ts'

/** Matches what is in parentheses on one line, without quotes, brackets and another pair of parentheses. */
const parenthesized = /\(([^\s()<>"'`]+(?:[ \t]+[^\s()<>"'`]+)+)\)/y

/** What a name of a file or a heading consists of in any language. */
const name = String.raw`\p{L}\p{M}\p{N}_%~@+\-`

/**
 * Matches what is certainly an address: a scheme, the path to a folder, a fragment that is no number, the ending of a
 * file, a name that ends with a slash.
 */
const address = new RegExp(
  [
    String.raw`https?:\/\/\S|mailto:\S|\.{1,2}\/\S|\/[${name}]+[${name} /]*\/(?:\S|$)`,
    String.raw`#(?!\d+ )[${name}]+(?: [${name}]+)+$`,
    String.raw`[${name}./][${name} ./]*\.(?:md|mdx|markdown|html?|png|jpe?g|gif|svg|webp|pdf)(?:\?[^ ]*)?(?:#[${name} ]+)?$`,
    String.raw`[${name}.]+(?:\/[${name} .]+)*[${name}.]\/(?:#[${name}]+)?$`,
  ]
    .map(each => `^(?:${each})`)
    .join('|'),
  'iu',
)

/** Matches the size of a picture after its address, which some renderers read. */
const size = /[ \t]=?\d*x\d*$/

/**
 * Returns the destination in parentheses at `at` that is no link, because it contains spaces; null if
 * it is not certain that one was meant.
 */
export function unreadDestination(text: string, at: number): Destination | null {
  parenthesized.lastIndex = at
  const inside = parenthesized.exec(text)?.[1]
  if (inside === undefined || !address.test(inside) || size.test(inside)) return null
  return { start: at + 1, end: at + 1 + inside.length, isBracketed: false }
}
