import type { Machine, State } from '../machine.ts'

/**
 * [Special authority slashes state](https://url.spec.whatwg.org/#special-authority-slashes-state):
 * the text between the scheme of a special URL and its authority, which should be `//`. If it is
 * not, all slashes that follow are read here too, so that they are one issue.
 *
 *     https:\\example.com/
 *           ^^
 */
export const specialAuthoritySlashes: State = m => {
  if (m.hasTwoSlashes(m.pointer)) {
    m.pointer += 2
    return 'special authority ignore slashes'
  }
  const start = m.pointer
  const end = slashesEnd(m, start)
  const { scheme } = m
  if (m.text.slice(start, end).includes('\\')) {
    m.report('backslash-after-scheme', start, end, { scheme }, 1 + end - start)
  } else m.report('missing-slashes', end, end, { scheme }, 1 + end - start)
  m.pointer = end
  return 'authority'
}

/**
 * [Special authority ignore slashes state](https://url.spec.whatwg.org/#special-authority-ignore-slashes-state):
 * slashes after the first two.
 *
 *     https:////example.com/
 *             ^^
 */
export const specialAuthorityIgnoreSlashes: State = m => {
  const start = m.pointer
  const end = slashesEnd(m, start)
  if (end > start) m.report('extra-slashes', start, end, { scheme: m.scheme }, end - start)
  m.pointer = end
  return 'authority'
}

/**
 * [Special relative or authority state](https://url.spec.whatwg.org/#special-relative-or-authority-state):
 * after a scheme that the base URL has too. Without `//`, the URL is relative despite its scheme.
 */
export const specialRelativeOrAuthority: State = m => {
  if (m.hasTwoSlashes(m.pointer)) {
    m.pointer += 2
    return 'special authority ignore slashes'
  }
  m.report('relative-with-scheme', 0, m.pointer, { scheme: m.scheme })
  return 'relative'
}

/** [Path or authority state](https://url.spec.whatwg.org/#path-or-authority-state): after the first slash. */
export const pathOrAuthority: State = m => {
  if (m.at(m.pointer) === 0x2f) {
    m.pointer++
    return 'authority'
  }
  m.pathStart = m.pointer - 1
  return 'path'
}

function slashesEnd(m: Machine, start: number): number {
  let end = start
  while (m.at(end) === 0x2f || m.at(end) === 0x5c) end++
  return end
}
