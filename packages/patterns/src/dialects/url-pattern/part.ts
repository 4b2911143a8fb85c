export type PartModifier = '' | '?' | '*' | '+'

/** A [part](https://urlpattern.spec.whatwg.org/#part) of a component, with its offsets in the component's text. */
export interface Part {
  readonly type: 'fixed-text' | 'regexp' | 'segment-wildcard' | 'full-wildcard'
  /** The fixed text, encoded as in a URL, or the source of the regular expression. */
  readonly value: string
  readonly modifier: PartModifier
  readonly name: string
  readonly prefix: string
  readonly suffix: string
  readonly start: number
  readonly end: number
}

/** [Options](https://urlpattern.spec.whatwg.org/#options-header) of a component. */
export interface ComponentOptions {
  /** The character at which a named group stops; empty if a named group matches everything. */
  readonly delimiter: '' | '.' | '/'
  /** The character that becomes optional together with the group after it. */
  readonly prefix: '' | '/'
}

/** Encodes fixed text as it appears in a URL. Throws a failure with offsets in the text if that is impossible. */
export type Encode = (text: string) => string

/** Returns the [segment wildcard](https://urlpattern.spec.whatwg.org/#generate-a-segment-wildcard-regexp). */
export function segmentWildcard({ delimiter }: ComponentOptions): string {
  return `[^${escapeRegexp(delimiter)}]+?`
}

/** [Escapes](https://urlpattern.spec.whatwg.org/#escape-a-regexp-string) a text for a regular expression. */
export function escapeRegexp(text: string): string {
  return text.replaceAll(/[.+*?^${}()[\]|/\\]/g, String.raw`\$&`)
}

/** [Escapes](https://urlpattern.spec.whatwg.org/#escape-a-pattern-string) a text for a pattern. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[+*?:{}()\\]/g, String.raw`\$&`)
}
