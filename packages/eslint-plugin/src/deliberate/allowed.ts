/**
 * Where a URL may be wrong on purpose: in what is asserted to throw or reject, in what is asked of
 * `URL.canParse`, in files of tests.
 */
export const deliberateKinds = ['assertions', 'canParse', 'tests'] as const

export type DeliberateKind = (typeof deliberateKinds)[number]
