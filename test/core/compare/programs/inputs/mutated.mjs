// URLs that others wrote, changed without any idea of what a URL is: no list of characters, hosts or tricks of ours, so
// that a table of a program, which was made with those lists, meets what nobody had in mind.
import { randomOf } from './random.mjs'

/**
 * So many different strings of Unicode scalar values, the same for the same seed and texts.
 *
 * @param {number} count
 * @param {number} seed
 * @param {readonly string[]} texts
 */
export function mutatedInputs(count, seed, texts) {
  const random = randomOf(seed)
  const below = limit => Math.floor(random() * limit)
  const pick = list => list[below(list.length)]
  /** A part of any of the texts, mostly a short one. */
  const part = (most = 12) => {
    const from = [...pick(texts)]
    const at = below(from.length + 1)
    return from.slice(at, at + 1 + below(most))
  }
  const anyCharacter = () =>
    String.fromCodePoint(below(random() < 0.7 ? 0x80 : random() < 0.7 ? 0x3000 : 0x20000))
  const octets = text =>
    [...Buffer.from(text)].map(octet => `%${octet.toString(16).padStart(2, '0')}`)
  const changes = [
    (units, at) => units.splice(at, 1 + below(4)),
    (units, at) => units.splice(at, 0, ...part()),
    (units, at) => units.splice(at, 1 + below(6), ...part()),
    (units, at) => units.splice(at, units.length, ...part(40)),
    (units, at) => units.splice(0, at, ...part(40)),
    (units, at) => units.splice(at, 0, ...units.slice(below(units.length + 1)).slice(0, 8)),
    (units, at) => units.splice(below(units.length + 1), 0, ...units.splice(at, 1 + below(3))),
    (units, at) => units.splice(at, 1, anyCharacter()),
    (units, at) => units.splice(at, 0, anyCharacter()),
    (units, at) => units.splice(at, 1, flipped(units[at] ?? 'a', below(7))),
    (units, at) => units.splice(at, 1, ...octets(units[at] ?? '')),
  ]
  const found = new Set()
  while (found.size < count) {
    const units = [...pick(texts)]
    for (let left = 1 + below(4); left > 0; left -= 1) pick(changes)(units, below(units.length + 1))
    const url = units.join('')
    if (url.length < 400 && url.isWellFormed()) found.add(url)
  }
  return [...found]
}

/** A character with one bit of its number changed. */
function flipped(character, bit) {
  const number = character.codePointAt(0) ^ (1 << bit)
  return String.fromCodePoint(number)
}
