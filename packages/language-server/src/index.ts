export type { FileSystem, Runtime } from './runtime.ts'
export { startServer } from './server.ts'
