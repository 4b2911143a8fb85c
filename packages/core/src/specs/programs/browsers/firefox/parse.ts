import { browserSchemes, hasValidPunycode, readStandard } from '../../shared/standard.ts'
import type { Target } from '../../shared/target.ts'

/** Reads a URL as Firefox connects to it: by the URL Standard, except for some hosts that Firefox rejects. */
export function readFirefox(input: string): Target | null {
  return readStandard(input, {
    schemes: browserSchemes,
    rewriteHost: host => (/(?:^|\.)0x\.?$/i.test(host) ? '%' : host),
    changeHost: host => (/["*]/.test(host) || !hasValidPunycode(host) ? null : host),
  })
}
