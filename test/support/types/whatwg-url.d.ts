declare module 'whatwg-url' {
  export interface URLRecord {
    readonly scheme: string
    readonly path: string | readonly string[]
  }
  interface Options {
    readonly baseURL?: URLRecord | null | undefined
    readonly encoding?: string | undefined
  }
  export function parseURL(input: string, options?: Options): URLRecord | null
  export function parseURLWithValidationErrors(
    input: string,
    options?: Options,
  ): { readonly url: URLRecord | null; readonly validationErrors: readonly string[] }
  export function isValidURLString(
    input: string,
    options?: { readonly baseURL?: URLRecord | null | undefined },
  ): boolean
  export function serializeURL(url: URLRecord): string
  export function percentDecodeString(input: string): Uint8Array
  export function hasAnOpaquePath(url: URLRecord): boolean
}
