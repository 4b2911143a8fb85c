import { InvalidArgumentError, Option } from 'commander'
import { OutputTokens } from '../output/output-choice.ts'

/** An option that can be given several times, or with several values between commas. */
export function listOption(flags: string, description: string): Option {
  return new Option(flags, description)
    .default([], 'none')
    .argParser((value: string, before: readonly string[]) => [...before, ...value.split(',')])
}

/** Reads a count. */
export function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(value)
}

/** Reads a count of which there must be one at least. */
export function countFromOne(value: string): number {
  if (!/^0*[1-9]\d*$/.test(value)) {
    throw new InvalidArgumentError('It must be a whole number, and at least 1.')
  }
  return Number(value)
}

/** `--format` and `--output`, which belong together in the order in which they are given. */
export function outputOptions(): readonly [format: Option, output: Option] {
  const tokens = new OutputTokens()
  const formats =
    'text, compact, json, ndjson, sarif, github, gitlab, azure, rdjson, junit, checkstyle or markdown; can be repeated'
  return [
    new Option('-f, --format <name>', formats).argParser(tokens.addFormat),
    new Option(
      '-o, --output <file>',
      'where the format before it goes, instead of stdout',
    ).argParser(tokens.addFile),
  ]
}
