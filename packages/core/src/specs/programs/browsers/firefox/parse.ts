import { browserSchemes, hasValidPunycode, readStandard } from '../../shared/standard.ts'
import type { Target } from '../../shared/target.ts'

/** What Firefox connects to: the URL Standard, but for some hosts that it refuses. */
export function readFirefox(input: string): Target | null {
  return readStandard(input, {
    schemes: browserSchemes,
    rewriteHost: host => (/(?:^|\.)0x\.?$/i.test(host) ? '%' : host),
    changeHost: host => (/["*]/.test(host) || !hasValidPunycode(host) ? null : host),
  })
}
