/** What the page of a rule says that the rule itself does not. */
export interface RuleDocs {
  readonly what: string
  readonly why: string
  readonly notFor: string
  readonly priorArt: string
  /** Files that are there as well, from the folder of the examples. */
  readonly files?: readonly string[]
  /** The option that the rule has in the examples. */
  readonly options?: object
  readonly examples: Readonly<Partial<Record<ExampleLanguage, RuleExamples>>>
}

/** The prior art of rules about the syntax of URLs. */
export const noOtherRule =
  'No rule of ESLint or of another plugin checks the syntax of a URL and marks parts of it. Related rules: `no-script-url` of ESLint (what a URL does), `no-invalid-attr-value` of html-eslint (whole attributes), `prefer-https` of unicorn (schemes).'

/** Every language of the examples, by the word that a block of code in Markdown begins with. */
export const exampleLanguages = {
  js: 'JavaScript',
  ts: 'TypeScript',
  jsx: 'JSX',
  html: 'HTML',
  vue: 'Vue',
  svelte: 'Svelte',
  astro: 'Astro',
  angular: 'Angular',
  css: 'CSS',
  markdown: 'Markdown',
  json: 'JSON',
} as const

export type ExampleLanguage = keyof typeof exampleLanguages

/** Pieces of code in a language, each of which is right or wrong by itself. */
export interface RuleExamples {
  /** Each has one report. */
  readonly incorrect: readonly string[]
  readonly correct: readonly string[]
}
