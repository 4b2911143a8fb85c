declare module 'tr46' {
  interface Options {
    readonly checkHyphens?: boolean
    readonly checkBidi?: boolean
    readonly checkJoiners?: boolean
    readonly useSTD3ASCIIRules?: boolean
    readonly transitionalProcessing?: boolean
    readonly verifyDNSLength?: boolean
    readonly ignoreInvalidPunycode?: boolean
  }
  /** Unicode ToASCII; null after an error. */
  export function toASCII(domainName: string, options?: Options): string | null
  /** Unicode ToUnicode; what could be decoded, and whether there was an error. */
  export function toUnicode(
    domainName: string,
    options?: Options,
  ): { readonly domain: string; readonly error: boolean }
}
