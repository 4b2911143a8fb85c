import { whatwg } from '@hreflint/core'
import { whenLoaded } from '../../on-demand/when-loaded.ts'
import { compareReadings, type SpecComparison } from './compare-readings.ts'
import type { UrlState } from '../url-state.ts'

/**
 * Reads a URL as browsers and all known programs do. The programs are fetched at the first call.
 */
export async function comparePrograms(state: UrlState): Promise<SpecComparison> {
  const { programs } = await import('@hreflint/core/programs')
  return await whenLoaded(() => compareReadings(state, [whatwg, ...programs]))
}
