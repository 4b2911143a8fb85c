import type { SpecParseOptions } from '../../../contract/parse-result.ts'
import type { GrowingIssue } from '../../../generic-syntax/growing-issue.ts'
import { run } from '../run.ts'

/** A name of the [table of validation errors](https://url.spec.whatwg.org/#validation-error). */
export type ValidationErrorName = string

/**
 * The validation errors that the standard's parser signals for `input`, one name for each signal,
 * in the order of the signals. The issues of `parse` say the same for people: a run of wrong code
 * points is one issue and many signals, two wrong labels of a host are two issues and one signal.
 */
export function validationErrors(
  input: string,
  options?: SpecParseOptions,
): readonly ValidationErrorName[] {
  const { source, machine } = run(input, options, 'signals')
  const names: ValidationErrorName[] = []
  const signal = ({ specName }: GrowingIssue, count: number): void => {
    if (specName !== null) for (let i = 0; i < count; i++) names.push(specName)
  }
  for (const issue of source.signaled) signal(issue, 1)
  for (const [index, issue] of (machine.issues ?? []).entries()) {
    signal(issue, machine.signals?.[index] ?? 0)
  }
  return names
}
