export { checkGuard, type GuardAnswer } from './text/check-guard.ts'
export type { Intent, Witness } from './witness/find-witness.ts'
