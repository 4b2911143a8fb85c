export { type ExitCode, exitCode } from './exit-code.ts'
export type { Host, Output } from './host.ts'
export { main } from './main.ts'
