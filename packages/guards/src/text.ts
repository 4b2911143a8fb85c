export { checkGuard, type GuardAnswer } from './text/check-guard.ts'
