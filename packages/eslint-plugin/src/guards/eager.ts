import * as guards from '@hreflint/guards'
import type { Guards } from './guards.ts'

/** Returns the guards package at once: when running from sources, nothing is loaded on demand. */
export const loadGuards = (): Guards => guards
