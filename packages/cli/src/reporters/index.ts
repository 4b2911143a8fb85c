import type { ReportContext, Reporter } from './reporter.ts'

type CreateReporter = (context: ReportContext) => Reporter

/** Every format, by the name that `--format` takes; each is loaded when it is wanted. */
export const reporters: Readonly<Record<string, () => Promise<CreateReporter>>> = {
  text: async () => (await import('./text.ts')).textReporter,
  compact: async () => (await import('./compact.ts')).compactReporter,
  json: async () => (await import('./json.ts')).jsonReporter,
  ndjson: async () => (await import('./ndjson.ts')).ndjsonReporter,
  sarif: async () => (await import('./sarif.ts')).sarifReporter,
  github: async () => (await import('./github.ts')).githubReporter,
  gitlab: async () => (await import('./gitlab.ts')).gitlabReporter,
  junit: async () => (await import('./junit.ts')).junitReporter,
  checkstyle: async () => (await import('./checkstyle.ts')).checkstyleReporter,
  markdown: async () => (await import('./markdown.ts')).markdownReporter,
}
