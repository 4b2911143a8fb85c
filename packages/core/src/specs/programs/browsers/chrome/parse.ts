import { withoutLeadingZeros } from '../../shared/addresses.ts'
import { decodePercent } from '../../shared/octets.ts'
import { browserSchemes, readStandard } from '../../shared/standard.ts'
import type { Target } from '../../shared/target.ts'

/** Characters that Chrome percent-encodes in a host, with placeholders that the URL Standard's parser accepts. */
const standIns = [
  [/[ \u00a0\u3000]|%20/g, 'zspacez', '%20'],
  [/\*|%2a/gi, 'zstarz', '%2A'],
] as const

/** Reads a URL as Chrome connects to it: by the URL Standard, with more escapes and looser IPv6 addresses. */
export function readChrome(input: string): Target | null {
  return readStandard(input, {
    schemes: browserSchemes,
    rewriteHost,
    changeHost: host =>
      standIns.reduce((text, [, name, shown]) => text.replaceAll(name, shown), host),
    changeUserinfo: text => text.replaceAll("'", '%27'),
    changePath: path => path.replaceAll('|', '%7C'),
  })
}

function rewriteHost(host: string): string {
  if (host.startsWith('[')) {
    const address = withoutLeadingZeros(decodePercent(host))
    return /[\t\n\r]/.test(address) ? '[' : address.replace(/([:.])0+(?=\d+[.\]])/g, '$1')
  }
  return standIns.reduce((text, [pattern, name]) => text.replace(pattern, name), host)
}
