export const sources: Readonly<Record<string, { readonly name: string; readonly url: string }>>
