import type { Connection } from '../../contract/connection.ts'
import { applyEdits } from '../../repair/edits.ts'
import type { Proposal, Repair, RepairContext } from '../../repair/repair.ts'
import { mention } from '../../text/mention.ts'
import type { Span } from '../../text/span.ts'
import { intendedCredentials } from '../intended.ts'
import { encodeText } from './encode-text.ts'

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
  const { url } = context.parse(applyEdits(context.input, edits))
  const parts = url?.connection === undefined ? '' : `: ${partsOf(url.connection)}`
  return { title: `Percent-encode the password${parts}`, edits }
}

/** Returns the parts for a person to compare with what they meant. */
function partsOf({ user, password, hosts, database }: Connection): string {
  const [first] = hosts
  const length = [...(password ?? '')].length
  return [
    user === null || user === '' ? 'no user' : `user ${mention(user)}`,
    `password of ${length} character${length === 1 ? '' : 's'}`,
    ...(first?.host ? [`host ${mention(first.host)}`] : []),
    ...(first?.port ? [`port ${first.port}`] : []),
    ...(hosts.length > 1 ? [`${hosts.length - 1} more hosts`] : []),
    ...(database ? [`database ${mention(database)}`] : []),
  ].join(', ')
}
