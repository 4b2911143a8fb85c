/** The components of a URL pattern, in the order in which they are written. */
export const componentNames = [
  'protocol',
  'username',
  'password',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const

export type UrlPatternComponentName = (typeof componentNames)[number]

/** Components by name, as `new URLPattern()` takes them. */
export type UrlPatternInit = Partial<Record<UrlPatternComponentName | 'baseURL', string>>
