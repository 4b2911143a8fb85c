import { removeDots } from '../algorithms/path-concatenation.ts'
import { backslashInPath, driveLetterPipe } from '../issues/slashes.ts'
import type { Machine, Match } from '../machine.ts'
import { hostOrEmpty } from './authority/host.ts'
import { path } from './path.ts'
import type { UrlParts } from './url-parts.ts'

/** Rule file-url. The draft has the steps of its second and third rows in each other's place. */
export function fileUrl(machine: Machine, start: number): Match<UrlParts> | null {
  return machine.choice(
    () => driveAfterScheme(machine, start),
    () => driveWithPipe(machine, start),
    () => withHost(machine, start),
  )
}

/** `file:c:\foo\bar.html` */
function driveAfterScheme(machine: Machine, start: number): Match<UrlParts> | null {
  const letter = schemeEnd(machine, start)
  if (letter === null || !isLetter(machine, letter) || !machine.at(letter + 1, ':|')) return null
  machine.locate('scheme', start, letter - 1)
  if (machine.at(letter + 1, '|')) machine.signal(driveLetterPipe, letter + 1, letter + 2)
  let at = letter + 2
  if (machine.at(at, '\\')) machine.signal(backslashInPath, at, at + 1)
  if (machine.at(at, '\\/')) at++
  return driveUrl(machine, letter, at)
}

/** `/C|\foo\bar` */
function driveWithPipe(machine: Machine, start: number): Match<UrlParts> | null {
  let letter = start
  while (machine.at(letter, '/')) letter++
  if (!isLetter(machine, letter) || !machine.at(letter + 1, '|')) return null
  machine.signal(driveLetterPipe, letter + 1, letter + 2)
  return driveUrl(machine, letter, machine.at(letter + 2, '/') ? letter + 3 : letter + 2)
}

function driveUrl(machine: Machine, letter: number, pathStart: number): Match<UrlParts> {
  const { value, end } = path(machine, pathStart)
  machine.locate('path', letter, end)
  const names = value[0] === '' && (value[1] ?? '') !== '' ? value.slice(1) : value
  const drive = `${machine.input.charAt(letter)}:`
  return { value: { scheme: 'file', path: removeDots([drive, ...names]) }, end }
}

/** `file:/example.com/` */
function withHost(machine: Machine, start: number): Match<UrlParts> | null {
  let at = schemeEnd(machine, start)
  if (at === null) return null
  machine.locate('scheme', start, at - 1)
  const result: UrlParts = { scheme: 'file' }
  let hasHost = false
  if (machine.input.startsWith('//', at) && at + 2 <= machine.end) {
    const host = hostOrEmpty(machine, at + 2)
    if (host === null) return null
    hasHost = true
    result.host = host.value
    at = host.end
  }
  const beforeSlashes = at
  while (machine.at(at, '/')) at++
  const { value, end } = path(machine, at)
  machine.locate('path', Math.max(at - 1, beforeSlashes), end)
  const inherits = !hasHost && at === beforeSlashes && machine.base.scheme === 'file'
  result.path = removeDots(inherits ? [...machine.base.path.slice(0, -1), ...value] : value)
  return { value: result, end }
}

/** Returns the offset after `file:`, in any case. */
function schemeEnd(machine: Machine, start: number): number | null {
  const end = start + 5
  return machine.input.slice(start, end).toLowerCase() === 'file:' ? end : null
}

function isLetter(machine: Machine, offset: number): boolean {
  return offset < machine.end && /[A-Za-z]/.test(machine.input.charAt(offset))
}
