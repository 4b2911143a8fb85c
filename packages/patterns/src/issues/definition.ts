/** An example of an issue; documentation and test at once. */
export interface PatternExample {
  /** Id of the dialect. */
  readonly dialect: string
  /** The pattern, with the span of the issue marked: `/a«?»`. */
  readonly pattern: string
  /** The pattern after the first fix; absent where there is none. */
  readonly fixed?: string
}

/** What there is to say about one issue of a pattern. */
export interface PatternIssueDefinition {
  /** `pattern/<issue>` */
  readonly code: string
  /**
   * `invalid`: it does not compile. `never`: what it says matches no URL. `more` and `less`: it matches other URLs than
   * its text suggests. `elsewhere`: what it matches is sent to another address than it suggests.
   */
  readonly kind: 'elsewhere' | 'invalid' | 'less' | 'more' | 'never'
  /** One sentence; `{{text}}` is the marked text, any other `{{name}}` a parameter of the issue. */
  readonly message: string
  readonly why: string
  readonly examples: readonly PatternExample[]
}

/** An issue of a pattern that compiles, under its name. */
export type MeaningSource = Omit<PatternIssueDefinition, 'code'>
