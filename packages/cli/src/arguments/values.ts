import { InvalidArgumentError, Option } from 'commander'

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
