/**
 * The places where a URL may be wrong on purpose: in code that is asserted to throw or reject, in
 * arguments of `URL.canParse`, and in test files.
 */
export const deliberateKinds = ['assertions', 'canParse', 'tests'] as const

export type DeliberateKind = (typeof deliberateKinds)[number]
