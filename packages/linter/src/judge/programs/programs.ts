/** The exports of `@hreflint/core/programs`, which are loaded only when programs are compared. */
export type Programs = typeof import('@hreflint/core/programs')

/** Returns the programs. Loads them at the first call. */
export type LoadPrograms = () => Programs
