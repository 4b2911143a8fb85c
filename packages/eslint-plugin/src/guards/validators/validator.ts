/**
 * The result by which a validator accepts a value. `any`: every result, unless the validator
 * complains. `nullish`: null or undefined. `falsy`: no message.
 */
export type Acceptance = 'truthy' | 'true' | 'any' | 'nullish' | 'falsy'

/** How a library calls a validator, and how it reads the result. */
export interface Validator {
  readonly accepts: Acceptance
  /** The index of the parameter that has the value. 0 if this is not set. */
  readonly parameter?: number
  /** The member of the parameter that has the value. */
  readonly member?: string
}
