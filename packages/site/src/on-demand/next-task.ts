/** Resolves in the next task, so that the browser can react to its user before that. */
export function nextTask(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}
