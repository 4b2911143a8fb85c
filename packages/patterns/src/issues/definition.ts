/** An example of an issue, used by both the documentation and the tests. */
export interface PatternExample {
  /** ID of the dialect. */
  readonly dialect: string
  /** The pattern, with the span of the issue marked: `/a«?»`. */
  readonly pattern: string
  /** The pattern after the first fix; absent if there is no fix. */
  readonly fixed?: string
}

/** The definition of one kind of issue of a pattern. */
export interface PatternIssueDefinition {
  /** `pattern/<issue>` */
  readonly code: string
  /**
   * `invalid`: the pattern does not compile. `never`: the marked part matches no URL. `more` and `less`: the pattern
   * matches more or fewer URLs than its text suggests. `elsewhere`: visitors are sent to another address than the text
   * suggests. `unknown`: the pattern was not judged; findings in documents leave this out.
   */
  readonly kind: 'elsewhere' | 'invalid' | 'less' | 'more' | 'never' | 'unknown'
  /** One sentence. `{{text}}` is the marked text; other names in `{{…}}` are parameters of the issue. */
  readonly message: string
  readonly why: string
  readonly examples: readonly PatternExample[]
}

/** The definition of an issue of a pattern that compiles; its code is the key of the table. */
export type MeaningSource = Omit<PatternIssueDefinition, 'code'>
