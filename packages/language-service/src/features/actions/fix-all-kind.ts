/** The kind of "fix all". It is below `source.fixAll`, so that "fix all on save" includes it. */
export const fixAllKind = 'source.fixAll.hreflint'
