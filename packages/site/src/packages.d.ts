// Types of packages without types, as far as they are used.

/** Part of core. See load-on-demand.ts. */
declare module '#nameprep' {
  export function nameprep(text: string, allowUnassigned: boolean): unknown
}

/** Part of core. See load-on-demand.ts. */
declare module '#uts46' {
  export function toAscii(domain: string, options: object): string | null
  export function toUnicode(domain: string, options: object): string
}

/** A component, which the compiler of types does not read. */
declare module '*.vue' {
  const component: import('vue').Component
  export default component
}
