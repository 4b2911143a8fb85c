export type Part =
  | 'wpt'
  | 'rfc'
  | 'seeds'
  | 'connection-strings'
  | 'urlpattern'
  | 'structured-fields'

export const fetchedFolder: string
export const parts: Readonly<Record<Part, string>>
export function conformanceFolder(): string
export function folderOf(part: Part): string
export function hasPart(part: Part): boolean
export function leftOut(): string | null
