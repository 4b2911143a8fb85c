import * as guards from '@hreflint/guards'
import type { Guards } from './guards.ts'

/** From sources: there is nothing that could be loaded later. */
export const loadGuards = (): Guards => guards
