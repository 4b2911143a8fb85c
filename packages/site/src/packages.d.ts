// Packages without types, as far as they are used.

declare module 'tr46' {
  const tr46: unknown
  export default tr46
}

/** Of core; see load-on-demand.ts. */
declare module '#nameprep' {
  export function nameprep(text: string, allowUnassigned: boolean): unknown
}

/** Of core; see load-on-demand.ts. */
declare module '#long-domain' {
  export function longDomainToAscii(tr46: unknown, domain: string, options: object): string | null
  export function longDomainToUnicode(tr46: unknown, domain: string, options: object): string
}
