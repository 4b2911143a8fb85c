/**
 * Whether another process has an id. Not this one, which has left nothing so far: in a container every run
 * may have the same id.
 */
export function isRunning(id: number): boolean {
  if (id === process.pid) return false
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}
