import type { Repair } from '../../repair/repair.ts'
import { encodeText } from '../../repair/repairs/characters/encode-text.ts'
import { percentEncoded } from '../../repair/repairs/characters/percent-encode.ts'

/** All but what is an escape already. */
const toEncode = /%(?![\dA-Fa-f]{2})|[^A-Za-z0-9_.~%-]/gu

/**
 * Writes the user name and the password before a host as properties. What moves is the host, so that no edit
 * contains the password.
 */
export const moveCredentials: Repair = ({ input, issue: { span } }) => {
  const { start } = span
  const at = span.end - 1
  // The driver of MariaDB decodes nothing, so a value is written as it is.
  const isDecoded = !/^\s*jdbc:mariadb:/i.test(input)
  if (!isDecoded && /[%&]/.test(input.slice(start, at))) return []
  const colon = input.slice(start, at).indexOf(':')
  const passwordStart = colon < 0 ? at : start + colon + 1
  const name = input.slice(start, colon < 0 ? at : start + colon)
  const user = isDecoded ? name.replaceAll(toEncode, percentEncoded) : name
  const question = input.indexOf('?', span.end)
  const hostEnd = question < 0 ? input.trimEnd().length : question
  const host = input.slice(span.end, hostEnd)
  const hasMore = question >= 0 && input.slice(question + 1).trim() !== ''
  const ofPassword = isDecoded ? encodeText(input, { start: passwordStart, end: at }, toEncode) : []
  return [
    {
      title: `Write ${colon < 0 ? 'the user name' : 'the user name and the password'} as properties`,
      edits: [
        {
          span: { start, end: passwordStart },
          text: `${host}?user=${user}${colon < 0 ? '' : '&password='}`,
        },
        ...ofPassword,
        {
          span: { start: at, end: question < 0 ? hostEnd : question + 1 },
          text: hasMore ? '&' : '',
        },
      ],
    },
  ]
}
