import { textReporter } from './formats/text.ts'
import type { ReportContext, Reporter } from './reporter.ts'

/** Creates a reporter for one destination. */
export type CreateReporter = (context: ReportContext) => Reporter

/** The formats by their names in `--format`. All but the default one are loaded on demand. */
export const reporters: Readonly<Record<string, () => Promise<CreateReporter>>> = {
  text: async () => textReporter,
  compact: async () => (await import('./formats/compact.ts')).compactReporter,
  brief: async () => (await import('./formats/brief.ts')).briefReporter,
  json: async () => (await import('./formats/json.ts')).jsonReporter,
  ndjson: async () => (await import('./formats/ndjson.ts')).ndjsonReporter,
  sarif: async () => (await import('./formats/sarif.ts')).sarifReporter,
  github: async () => (await import('./formats/github.ts')).githubReporter,
  gitlab: async () => (await import('./formats/gitlab.ts')).gitlabReporter,
  junit: async () => (await import('./formats/junit.ts')).junitReporter,
  checkstyle: async () => (await import('./formats/checkstyle.ts')).checkstyleReporter,
  rdjson: async () => (await import('./formats/rdjson.ts')).rdjsonReporter,
  azure: async () => (await import('./formats/azure.ts')).azureReporter,
  markdown: async () => (await import('./formats/markdown.ts')).markdownReporter,
}
