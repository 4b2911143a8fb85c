import { site } from './project.generated.ts'

/** Returns the path, on the project's site, of the page that explains an issue code. */
export function pagePath(code: string): string {
  return `/issues/${code}`
}

/** Returns the address of the page that explains an issue code; null until the project's site is published. */
export function pageOf(code: string): string | null {
  return site === null ? null : site + pagePath(code)
}
