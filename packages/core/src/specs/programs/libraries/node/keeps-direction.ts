import { platform } from '#platform'
import { newerThan } from '../../shared/newer-characters.ts'

/** Where characters that are written from right to left are. */
const mayTurn =
  /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
/** The version of Unicode in the table of directions of Node 20. */
const unknown = newerThan(13)
const marks = /\p{Mn}+$/u

/**
 * Whether a label passes Node's check of directions: the Bidi rule of RFC 5893, but the last character of a label that
 * begins from left to right is not checked, and any other label may begin with a digit or symbol.
 */
export function keepsDirection(label: string): boolean {
  if (!mayTurn.test(label)) return true
  const characters = [...label.replace(marks, '')]
  if (!characters.some(isFromRight)) return true
  const [first = ''] = characters
  return isFromLeft(first) ? !characters.slice(0, -1).some(isFromRight) : passes(`א${label}`)
}

function isFromRight(character: string): boolean {
  return mayTurn.test(character) && !unknown.test(character) && isRefusedIn(`a${character}a`)
}

function isFromLeft(character: string): boolean {
  return isRefusedIn(`א${character}א`)
}

function isRefusedIn(label: string): boolean {
  return !passes(label) && platform.loadUts46().toAscii(label, {}) !== null
}

function passes(label: string): boolean {
  return platform.loadUts46().toAscii(label, { checkBidi: true }) !== null
}
