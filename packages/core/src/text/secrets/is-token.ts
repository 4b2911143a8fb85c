const tokenOfService = /^(?:gh[a-z]_|github_pat_|gl[a-z]+-|npm_|pypi-|xox[a-z]-|hf_|sk_|dckr_pat_)/

/** Returns whether a user name is no name that people have: a token of a service, or a long text of letters and digits. */
export function isToken(name: string): boolean {
  return (
    tokenOfService.test(name) ||
    (/^[\w~+=%-]{20,}$/.test(name) && /\d/.test(name) && /[a-z]/i.test(name))
  )
}
