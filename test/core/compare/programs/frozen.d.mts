import type { Answer } from './drivers.mjs'

export const frozenUrls: readonly string[]
export const frozenNames: readonly string[]
export function readFrozen(name: string): {
  readonly version: string
  readonly urls: number
  readonly answers: readonly Answer[]
}
