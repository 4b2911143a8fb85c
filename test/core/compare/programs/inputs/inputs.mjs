// URLs for the drivers: what programs are known to read differently, put together and damaged at random.
import { fragments, paths, ports, queries } from './after-hosts.mjs'
import { odd, schemes, separators, templates, userinfos } from './before-hosts.mjs'
import { literals, names, numbers } from './hosts.mjs'
import { randomOf } from './random.mjs'

/** So many different strings of Unicode scalar values, without a line end that a driver would miss. */
export function inputsOf(count, seed) {
  const random = randomOf(seed)
  const pick = list => list[Math.floor(random() * list.length)]
  const host = () => {
    const kind = random()
    return pick(kind < 0.5 ? names : kind < 0.75 ? numbers : literals)
  }
  const whole = () =>
    random() < 0.18
      ? pick(templates).replace(/A/g, host).replace(/B/g, host)
      : pick(schemes) +
        pick(separators) +
        pick(userinfos) +
        host() +
        pick(ports) +
        pick(paths) +
        pick(queries) +
        pick(fragments)
  const found = new Set()
  while (found.size < count) {
    let url = whole()
    const damages = random() < 0.55 ? 0 : random() < 0.7 ? 1 : 2
    for (let damage = 0; damage < damages; damage++) url = damaged(url, random, pick)
    if (url.isWellFormed()) found.add(url)
  }
  return [...found]
}

function damaged(url, random, pick) {
  const at = Math.floor(random() * (url.length + 1))
  const kind = random()
  if (kind < 0.75) return url.slice(0, at) + pick(odd) + url.slice(at)
  if (kind < 0.9) return url.slice(0, at) + url.slice(at + 1)
  return url.slice(0, at) + url.slice(at, at + 2) + url.slice(at)
}
