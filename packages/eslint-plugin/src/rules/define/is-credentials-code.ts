/** Returns whether an issue is about a user name or password in a URL. */
export function isCredentialsCode(code: string): boolean {
  return /\/(?:empty-)?credentials$/.test(code)
}
