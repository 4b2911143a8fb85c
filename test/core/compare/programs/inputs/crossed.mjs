// URLs that grow out of others: cut, crossed and damaged. Their parts are those of the examples, their order is nobody's.
import { randomOf } from './random.mjs'

const oddities = [
  ...'\t\n\r @:/?#[]%\\|^`{}<>"~*!$&()+,;=_-.\0\x01\x7f\u00a0\u00adß\u200d\u3002\uff0e\uff0f\uff1a\uff20\uff05\u0338\u2260',
  ...[
    '%00',
    '%0a',
    '%2f',
    '%40',
    '%5b',
    '%5D',
    '%25',
    '%2e',
    '%E2%89%A0',
    '//',
    '..',
    '::',
    'xn--',
  ],
  ...['[::1]', '@evil.example', '\\@', '#@', 'u:p@', ':80', '127.1', '0x7f'],
]

/**
 * So many different strings of Unicode scalar values, the same for the same seed and examples.
 *
 * @param {number} count
 * @param {number} seed
 * @param {readonly string[]} examples
 */
export function crossedInputs(count, seed, examples) {
  const random = randomOf(seed)
  const below = limit => Math.floor(random() * limit)
  const pick = list => list[below(list.length)]
  const escaped = text =>
    [...Buffer.from(text)].map(octet => `%${octet.toString(16).padStart(2, '0')}`)
  const damages = [
    (units, at) => units.splice(at, 0, pick(oddities)),
    (units, at) => units.splice(at, 1 + below(3)),
    (units, at) => units.splice(at, 0, ...units.slice(at - 5, at + below(4))),
    (units, at) => units.splice(at, 0, ...units.splice(below(units.length), 1)),
    (units, at) => units.splice(at, 1, ...escaped(units[at] ?? '')),
    (units, at) => units.splice(at, 1, (units[at] ?? '').toUpperCase()),
  ]
  const cut = text => text.slice(below(text.length + 1))
  const found = new Set()
  while (found.size < count) {
    const first = pick(examples)
    const units = [
      ...(random() < 0.5 ? first : first.slice(0, below(first.length)) + cut(pick(examples))),
    ]
    for (let left = below(4); left > 0; left -= 1) pick(damages)(units, below(units.length + 1))
    const url = units.join('')
    if (url.length < 400 && url.isWellFormed()) found.add(url)
  }
  return [...found]
}
