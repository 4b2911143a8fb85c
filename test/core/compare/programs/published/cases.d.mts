export const cases: readonly { readonly url: string; readonly source: string | null }[]
