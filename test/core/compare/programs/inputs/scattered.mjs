// URLs made character by character: no list of what programs are known to read differently, so that what is
// found here was not looked for.
import { randomOf } from './random.mjs'

/** Blocks of Unicode, first and last code point: scripts, symbols, forms that are mapped, and what is invisible. */
const blocks = [
  [0x80, 0xff],
  [0x100, 0x24f],
  [0x250, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x52f],
  [0x530, 0x5ff],
  [0x600, 0x6ff],
  [0x900, 0x97f],
  [0xe00, 0xe7f],
  [0x10a0, 0x10ff],
  [0x13a0, 0x13ff],
  [0x1d00, 0x1dbf],
  [0x1e00, 0x1fff],
  [0x2000, 0x206f],
  [0x2070, 0x214f],
  [0x2150, 0x22ff],
  [0x2300, 0x24ff],
  [0x2500, 0x27bf],
  [0x2c60, 0x2c7f],
  [0x3000, 0x30ff],
  [0x3200, 0x33ff],
  [0x4e00, 0x4eff],
  [0xa640, 0xa7ff],
  [0xac00, 0xacff],
  [0xf900, 0xfaff],
  [0xfb00, 0xfdff],
  [0xfe00, 0xfe6f],
  [0xff00, 0xffef],
  [0x10400, 0x1044f],
  [0x1d400, 0x1d7ff],
  [0x1f100, 0x1f1ff],
  [0x1f300, 0x1f64f],
  [0x20000, 0x200ff],
  [0xe0000, 0xe01ef],
]

/** So many different URLs of Unicode scalar values, the same for the same seed. */
export function scatteredInputs(count, seed) {
  const random = randomOf(seed)
  const below = limit => Math.floor(random() * limit)
  const pick = list => list[below(list.length)]
  const between = (least, most) => least + below(most - least + 1)
  const times = (number, make) => Array.from({ length: number }, make).join('')

  const plain = () => pick('abcdefghijklmnopqrstuvwxyz0123456789')
  const visible = () => String.fromCharCode(between(0x21, 0x7e))
  const control = () => String.fromCharCode(pick([0x7f, 0x20, between(0, 0x1f)]))
  const foreign = () => String.fromCodePoint(between(...pick(blocks)))
  const octet = value => `%${value.toString(16).padStart(2, '0')}`
  const inCase = text => (random() < 0.5 ? text : text.toUpperCase())
  const escaped = character => [...Buffer.from(character)].map(octet).join('')
  const percent = () => {
    const kind = random()
    if (kind < 0.4) return inCase(octet(between(0x20, 0x7e)))
    if (kind < 0.6) return inCase(escaped(foreign()))
    if (kind < 0.9) return inCase(octet(below(256)))
    return `%${pick(['', visible(), visible() + visible()])}`
  }

  /** Text whose characters are letters, except the share that is not. */
  const text = (length, oddness) =>
    times(length, () => {
      if (random() >= oddness) return random() < 0.2 ? plain().toUpperCase() : plain()
      const kind = random()
      if (kind < 0.45) return visible()
      if (kind < 0.75) return percent()
      return kind < 0.97 ? foreign() : control()
    })
  const oddness = () => pick([0, 0, 0, 0.05, 0.2])

  const label = () => {
    const kind = random()
    if (kind < 0.72) return text(between(1, 6), oddness())
    if (kind < 0.94) return times(between(1, 4), () => (random() < 0.7 ? foreign() : plain()))
    if (kind < 0.97) return `xn--${text(between(1, 6), 0)}`
    return text(between(60, 66), 0)
  }
  const number = () => {
    const value = pick([below(256), below(300), below(70_000), below(2 ** 32)])
    const shown = pick([10, 10, 10, 8, 16])
    const zeros = '0'.repeat(pick([0, 0, 0, 1, 3]))
    if (shown === 16) return `0${pick('xX')}${zeros}${value.toString(16)}`
    return (shown === 8 ? '0' : zeros) + value.toString(shown)
  }
  const quad = () => Array.from({ length: pick([4, 4, 4, 1, 2, 3, 5]) }, number).join('.')
  const group = () => inCase(below(pick([2, 256, 65_536, 70_000])).toString(16))
  const groups = most =>
    Array.from({ length: below(most + 1) }, () => '0'.repeat(pick([0, 0, 0, 1, 4])) + group())
  const address = () => {
    const left = groups(8)
    const right = random() < 0.7 ? `::${groups(3).join(':')}` : ''
    const tail = random() < 0.15 ? `:${quad()}` : ''
    const zone = random() < 0.08 ? pick(['%', '%25']) + text(between(0, 3), oddness()) : ''
    return left.join(':') + right + tail + zone
  }
  const host = () => {
    const kind = random()
    if (kind < 0.7)
      return (
        Array.from({ length: pick([1, 2, 2, 2, 3]) }, label).join('.') +
        pick(['', '', '', '', '', '.'])
      )
    if (kind < 0.82) return quad()
    return `[${address()}]`
  }
  const port = () => {
    const kind = random()
    if (kind < 0.7) return ''
    if (kind < 0.93)
      return `:${'0'.repeat(pick([0, 0, 0, 1, 9]))}${below(pick([10, 1000, 65_536, 80_000, 2 ** 33]))}`
    return `:${text(between(0, 3), 0.5)}`
  }
  const userinfo = () => {
    if (random() < 0.75) return ''
    const user = text(below(6), oddness())
    return `${user}${random() < 0.5 ? `:${text(below(6), oddness())}` : ''}@`
  }
  const segment = () =>
    random() < 0.2 ? pick(['.', '..', '', '%2e', '.%2E', '...']) : text(below(7), oddness())
  const path = () => times(pick([0, 1, 1, 2, 3]), () => `/${segment()}`)
  const query = () => (random() < 0.75 ? '' : `?${text(below(8), oddness())}`)
  const fragment = () => (random() < 0.85 ? '' : `#${text(below(6), oddness())}`)
  const scheme = () => {
    const kind = random()
    if (kind < 0.55) return 'http'
    if (kind < 0.8) return 'https'
    if (kind < 0.9) return pick(['ftp', 'ws', 'wss', 'Http', 'HTTPS', 'file', 'mailto'])
    return kind < 0.96 ? text(between(1, 5), oddness()) : ''
  }
  const separator = () => (random() < 0.92 ? '://' : times(between(0, 4), () => pick(':/\\')))

  const whole = () =>
    scheme() + separator() + userinfo() + host() + port() + path() + query() + fragment()
  /** One character goes, comes, or changes its place. */
  const damaged = url => {
    const units = [...url]
    const [taken = ''] = random() < 0.6 ? units.splice(below(units.length), 1) : []
    const added = pick([taken, visible(), foreign(), control()])
    units.splice(below(units.length + 1), 0, random() < 0.8 ? added : '')
    return units.join('')
  }

  const found = new Set()
  while (found.size < count) {
    const url = random() < 0.8 ? whole() : damaged(whole())
    if (url.isWellFormed()) found.add(url)
  }
  return [...found]
}
