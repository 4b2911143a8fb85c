import { decodePunycode } from '../uts46/punycode/decode-punycode.ts'
import { isAscii } from '../text/code-point.ts'
import { nameprep } from './nameprep.ts'
import { type IdnaFlags, labelToAscii } from './to-ascii.ts'

/** ToUnicode (RFC 3490 section 4.2) on each label of a domain. Never fails. */
export function toUnicode(domain: string, flags: IdnaFlags): string {
  return domain
    .split(/[.\u3002\uff0e\uff61]/)
    .map(label => labelToUnicode(label, flags))
    .join('.')
}

function labelToUnicode(label: string, flags: IdnaFlags): string {
  const { text } = isAscii(label) ? { text: label } : nameprep(label, flags.allowUnassigned)
  // A label that is longer cannot be the ASCII form of any.
  if (text === null || text.length > 63 || !/^xn--/i.test(text)) return label
  const decoded = decodePunycode(text.slice(4))
  if (decoded === null) return label
  const { ascii } = labelToAscii(decoded, flags)
  return ascii?.toLowerCase() === text.toLowerCase() ? decoded : label
}
