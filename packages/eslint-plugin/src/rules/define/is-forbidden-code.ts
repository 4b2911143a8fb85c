/** Returns whether an issue is about a URL that a team forbids. */
export function isForbiddenCode(code: string): boolean {
  return code.startsWith('policy/')
}
