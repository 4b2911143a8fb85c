import type { ReportContext, Reporter } from './reporter.ts'
import { textReporter } from './text.ts'

/** Makes a reporter for one place that its output goes to. */
export type CreateReporter = (context: ReportContext) => Reporter

/** Every format, by the name that `--format` takes; all but the usual one are loaded when wanted. */
export const reporters: Readonly<Record<string, () => Promise<CreateReporter>>> = {
  text: async () => textReporter,
  compact: async () => (await import('./compact.ts')).compactReporter,
  json: async () => (await import('./json.ts')).jsonReporter,
  ndjson: async () => (await import('./ndjson.ts')).ndjsonReporter,
  sarif: async () => (await import('./sarif.ts')).sarifReporter,
  github: async () => (await import('./github.ts')).githubReporter,
  gitlab: async () => (await import('./gitlab.ts')).gitlabReporter,
  junit: async () => (await import('./junit.ts')).junitReporter,
  checkstyle: async () => (await import('./checkstyle.ts')).checkstyleReporter,
  rdjson: async () => (await import('./rdjson.ts')).rdjsonReporter,
  azure: async () => (await import('./azure.ts')).azureReporter,
  markdown: async () => (await import('./markdown.ts')).markdownReporter,
}
