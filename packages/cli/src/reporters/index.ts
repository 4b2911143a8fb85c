import { jsonReporter } from './json.ts'
import type { ReportContext, Reporter } from './reporter.ts'
import { textReporter } from './text.ts'

/** Every format, by the name that `--format` takes. */
export const reporters: Readonly<Record<string, (context: ReportContext) => Reporter>> = {
  text: textReporter,
  json: jsonReporter,
}
