const pages = 'https://hreflint.dev/issues/'

/** The address of the page that explains an issue code. */
export function pageOf(code: string): string {
  return pages + code
}
