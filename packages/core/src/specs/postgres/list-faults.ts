import { decode } from '../../connection/decode.ts'
import type { Division, Fault } from '../../connection/division.ts'
import { parametersIn } from '../../connection/parameters.ts'
import { mention } from '../../text/mention.ts'
import type { Span } from '../../text/span.ts'

/** A parameter that is a list. */
interface List {
  readonly span: Span
  readonly items: readonly string[]
}

/** Finds the faults in the lists of hosts and ports, which parameters may replace. */
export function listFaults(
  input: string,
  _scheme: string,
  { hosts, query }: Division,
): readonly Fault[] {
  const parameters = query === null ? [] : parametersIn(input, query)
  const decoded = ({ start, end }: Span) => decode(input.slice(start, end))
  const listOf = (name: string): List | null => {
    // The last one wins.
    const span = parameters.findLast(parameter => decoded(parameter.name) === name)?.value
    if (span == null) return null
    return { span, items: decoded(span).split(',') }
  }
  const [namedHosts, namedPorts] = [listOf('hostaddr') ?? listOf('host'), listOf('port')]
  const wrong = namedPorts?.items.every(isPort) === false ? namedPorts : null
  if (wrong !== null) {
    return [
      { mistake: 'port-parameter-invalid', span: wrong.span, params: { name: mention('port') } },
    ]
  }
  const list = namedPorts ?? namedHosts
  const count = {
    hosts: (namedHosts?.items ?? hosts).length,
    ports: (namedPorts?.items ?? hosts).length,
  }
  if (list !== null && count.ports > 1 && count.ports !== count.hosts) {
    const params = { ports: String(count.ports), hosts: String(count.hosts) }
    return [{ mistake: 'unmatched-ports', span: list.span, params }]
  }
  return namedHosts === null ? emptyHosts(hosts) : []
}

/** Finds the first empty host beside others. With a port, it is the socket of that port. */
function emptyHosts(hosts: Division['hosts']): readonly Fault[] {
  const isEmpty = ({ start, end }: Span) => start === end
  if (hosts.every(({ host }) => isEmpty(host))) return []
  const empty = hosts.find(({ host, port }) => isEmpty(host) && port === null)
  return empty === undefined ? [] : [{ mistake: 'empty-host', span: empty.host }]
}

/** libpq reads a port as C does: white space around it and a plus sign are no fault. */
function isPort(text: string): boolean {
  const value = Number(/^\s*\+?(\d+)\s*$/.exec(text)?.[1])
  return text === '' || (value >= 1 && value <= 65_535)
}
