declare module 'netlify-redirector' {
  export function parsePlain(
    rules: string,
    options: object,
  ): Promise<{ match(request: object): { readonly to?: string } | null }>
}
