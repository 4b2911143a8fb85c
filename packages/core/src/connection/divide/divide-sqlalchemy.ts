import { type Divide, type Fault, indexOfAny, portFault } from '../division.ts'

/**
 * Divides a string as `make_url` of SQLAlchemy does: the first `@` after the first `:` ends the password, which can
 * contain `/`, `?`, `#` and `%`. There is no fragment, and nothing limits what is in a host.
 */
export const divideLikeSqlalchemy: Divide = (input, from, end) => {
  const faults: Fault[] = []
  const colon = indexOfAny(input, ':/', from, end)
  const passwordEnd = input[colon] === ':' ? indexOfAny(input, '@', colon, end) : end
  const hasPassword = passwordEnd < end
  const at = hasPassword ? passwordEnd : input.lastIndexOf('@', colon - 1)
  const hasAt = at >= from && colon > from
  const start = hasPassword || hasAt ? at + 1 : from
  const host = { start, end: hostEnd(input, start, end) }
  const after = indexOfAny(input, ':/?', host.end, end)
  if (host.end < after) {
    faults.push({ mistake: 'host-invalid', span: { start: host.end, end: after } })
  }
  const authorityEnd = indexOfAny(input, '/?', after, end)
  const port = after < authorityEnd ? { start: after + 1, end: authorityEnd } : null
  if (port !== null && port.start === port.end) faults.push({ mistake: 'port-invalid', span: port })
  const fault = port === null ? null : portFault(input, port, 0)
  if (fault !== null) faults.push(fault)
  const question = indexOfAny(input, '?', authorityEnd, end)
  return {
    username: hasPassword ? { start: from, end: colon } : hasAt ? { start: from, end: at } : null,
    password: hasPassword ? { start: colon + 1, end: at } : null,
    authority: { start, end: authorityEnd },
    hosts: [{ host, port }],
    path: { start: authorityEnd, end: question },
    query: question < end ? { start: question + 1, end } : null,
    fragment: null,
    faults,
  }
}

function hostEnd(input: string, start: number, end: number): number {
  const limit = indexOfAny(input, '/?', start, end)
  const close = input[start] === '[' ? input.lastIndexOf(']', limit - 1) : -1
  return close > start + 1 ? close + 1 : indexOfAny(input, ':/?', start, end)
}
