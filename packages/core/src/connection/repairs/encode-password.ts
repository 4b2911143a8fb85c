import type { Connection } from '../../contract/connection.ts'
import { shownUrl } from '../../reading/shown/shown-url.ts'
import { applyEdits } from '../../repair/edits.ts'
import type { Proposal, Repair, RepairContext } from '../../repair/repair.ts'
import { mention } from '../../text/mention.ts'
import { secretSpans } from '../../text/secrets/secret-spans.ts'
import type { Span } from '../../text/span.ts'
import { intendedCredentials } from '../intended.ts'
import { encodeText } from '../../repair/repairs/characters/encode-text.ts'

/**
 * Percent-encodes the text between the first `:` and the last `@`. Text that looks percent-encoded already
 * was probably not meant that way, so it is encoded too. The second suggestion keeps it.
 */
export const encodePassword: Repair = context => {
  const { input } = context
  const intended = intendedCredentials(input, input.indexOf('//') + 2)
  if (intended === null) return []
  const all = proposal(context, intended.password, /[^A-Za-z0-9_.~-]/gu)
  const rest = proposal(context, intended.password, /(?!%[\dA-Fa-f]{2})[^A-Za-z0-9_.~-]/gu)
  return all.edits.length === rest.edits.length ? [all] : [all, rest]
}

function proposal(context: RepairContext, span: Span, characters: RegExp): Proposal {
  const edits = encodeText(context.input, span, characters)
  const input = applyEdits(context.input, edits)
  const { url, components } = context.parse(input)
  // What follows the last `@` can be part of another password: `;password=a@b`.
  const isPart = secretSpans(context.input).some(
    ({ start, end }) => start <= span.end && span.end < end,
  )
  const shown = url === null || isPart ? null : shownUrl({ url, components, input })
  const length = [...(url?.connection?.password ?? '')].length
  const parts = shown?.connection === undefined ? '' : `: ${partsOf(shown.connection, length)}`
  return { title: `Percent-encode the password${parts}`, edits }
}

/**
 * Returns the parts for a person to compare with what they meant.
 *
 * @param length Number of characters of the password.
 */
function partsOf({ user, hosts, database }: Connection, length: number): string {
  const [first] = hosts
  return [
    user === null || user === '' ? 'no user' : `user ${mention(user)}`,
    `password of ${length} character${length === 1 ? '' : 's'}`,
    ...(first?.host ? [`host ${mention(first.host)}`] : []),
    ...(first?.port ? [`port ${first.port}`] : []),
    ...(hosts.length > 1 ? [`${hosts.length - 1} more hosts`] : []),
    ...(database ? [`database ${mention(database)}`] : []),
  ].join(', ')
}
