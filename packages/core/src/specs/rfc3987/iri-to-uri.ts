import { percentEncode } from '../../generic-syntax/characters/percent-encode.ts'

/**
 * Maps an IRI to a URI (section 3.1): what ASCII does not have is percent-encoded as UTF-8. An
 * internationalised host is mapped too, not converted by ToASCII, which the section leaves open.
 */
export function iriToUri(iri: string): string {
  return iri.replace(/[^\0-\x7f]+/g, percentEncode)
}
