/** The parts of a rule's page that the rule itself does not state. */
export interface RuleDocs {
  readonly what: string
  readonly why: string
  readonly notFor: string
  readonly priorArt: string
  /** Other files that the examples need, relative to the folder of the examples. */
  readonly files?: readonly string[]
  /** The option that the rule has in the examples. */
  readonly options?: object
  readonly examples: Readonly<Partial<Record<ExampleLanguage, RuleExamples>>>
}

/** The prior art of rules about URL syntax. */
export const noOtherRule =
  'No rule of ESLint or of another plugin checks the syntax of a URL and marks parts of it. Related rules: `no-script-url` of ESLint (what a URL does), `no-invalid-attr-value` of html-eslint (whole attributes), `prefer-https` of unicorn (schemes).'

/** The languages of the examples, by the word that starts a Markdown code block. */
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

/** Code examples in one language. Each is right or wrong by itself. */
export interface RuleExamples {
  /** Each example has one report. */
  readonly incorrect: readonly string[]
  readonly correct: readonly string[]
}
