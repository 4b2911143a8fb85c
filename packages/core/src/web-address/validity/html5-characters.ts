import {
  asciiTables,
  type Characters,
  type Place,
  uriCharacters,
} from '../../generic-syntax/characters/characters.ts'

const extraAscii = '"<>[\\]^`{|}'

/**
 * RFC 3986 as HTML5 changes it: `unreserved` has nearly all that a URI must not contain, `%` may
 * be alone except in reg-name, and a fragment may contain `#`.
 */
export const html5Characters: Characters = {
  takes,
  takesLonePercent: place => place !== 'reg-name',
  ascii: asciiTables(takes),
}

function takes(codePoint: number, place: Place): boolean {
  return (
    codePoint <= 0x20 ||
    codePoint >= 0x7f ||
    uriCharacters.takes(codePoint, place) ||
    extraAscii.includes(String.fromCharCode(codePoint)) ||
    (codePoint === 0x23 && place === 'fragment')
  )
}
