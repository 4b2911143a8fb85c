import { matchReference, type Reference } from '../../generic-syntax/matching/match-reference.ts'
import { strippedSpan } from '../strip-spaces.ts'
import { html5Characters } from './html5-characters.ts'

/** "Parse a URL" of HTML5: URI-reference with its changes, on the stripped string. */
export function matchHtml5(input: string): Reference {
  const { start, end } = strippedSpan(input)
  return matchReference(input, html5Characters, start, end)
}
