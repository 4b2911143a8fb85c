/** Where the packages are unpacked, with a slash at the end. */
export const debianCache: string

/** The HTML files of a Debian package, by path; null if it cannot be had. */
export function htmlOf(name: string): { path: string; text: string }[] | null
