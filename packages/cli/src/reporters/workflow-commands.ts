/**
 * Build servers read commands from what a program prints: GitHub Actions from lines that begin with
 * `::error::` and from `##[error]` anywhere, Azure Pipelines from `##vso[…]`, TeamCity from
 * `##teamcity[…]`. What comes from a file or its name must not become one.
 */
const anywhere = /##(?=\[|vso\[|teamcity\[)/gi

/** Breaks the commands that are read anywhere in a line, with a sign that looks alike. */
export function withoutCommands(text: string): string {
  return text.replace(anywhere, '#♯')
}

/** Breaks the commands that are read at the beginning of a line, too. */
export function withoutCommandAtStart(line: string): string {
  return withoutCommands(line).replace(/^(\s*)::/, '$1∶∶')
}

/** Whether a build server reads what is printed, as far as its variables tell. */
export function isOnBuildServer(env: Readonly<Record<string, string | undefined>>): boolean {
  return ['CI', 'GITHUB_ACTIONS', 'TF_BUILD', 'TEAMCITY_VERSION'].some(name => Boolean(env[name]))
}
