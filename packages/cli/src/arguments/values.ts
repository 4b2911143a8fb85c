import { type CommandUnknownOpts, InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { parse } from '@hreflint/core'
import { unknownCode } from '@hreflint/linter'
import type { Shard } from '../lint/shard.ts'
import { OutputTokens } from '../output/output-choice.ts'
import { namedSpec } from './named-spec.ts'
import { UsageError } from './usage-error.ts'

/**
 * An option that can be given several times, or with several values between commas.
 *
 * @param whenAbsent What the help shows as the default.
 */
export function listOption<const Flags extends string>(
  flags: Flags,
  description: string,
  whenAbsent = 'none',
) {
  return new Option(flags, description)
    .default<readonly string[]>([], whenAbsent)
    .argParser((value: string, before: readonly string[]) => [...before, ...value.split(',')])
}

/** An option for codes, or globs of codes, each of which must match a code that exists. */
export function codesOption<const Flags extends string>(
  flags: Flags,
  description: string,
  whenAbsent?: string,
) {
  return listOption(flags, description, whenAbsent).argParser(
    (value, before: readonly string[]) => {
      const globs = value.split(',')
      for (const glob of globs) {
        const message = unknownCode(glob)
        if (message !== null) throw new UsageError(message)
      }
      return [...before, ...globs]
    },
  )
}

/** Reads a count. */
export function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(value)
}

/** Reads a count that must be at least 1. */
export function countFromOne(value: string): number {
  if (!/^0*[1-9]\d*$/.test(value)) {
    throw new InvalidArgumentError('It must be a whole number, and at least 1.')
  }
  return Number(value)
}

/** Reads the name of a specification. */
export function readSpecId(value: string): string {
  namedSpec(value)
  return value
}

/** Reads an absolute URL. */
export function readAddress(value: string): string {
  if (parse(value).url === null) {
    throw new UsageError(`--document-url must be an absolute URL, not ${JSON.stringify(value)}.`)
  }
  return value
}

/** Reads the number of a part and how many parts there are: `2/5`. */
export function readShard(value: string): Shard {
  const match = /^(\d+)\/(\d+)$/.exec(value)
  const index = Number(match?.[1])
  const count = Number(match?.[2])
  if (match === null || index < 1 || index > count) {
    throw new UsageError(`--shard must be like 2/5, not ${JSON.stringify(value)}.`)
  }
  if (count > mostShards) {
    throw new UsageError(
      `--shard can divide the files into at most ${mostShards} parts, not ${match[2]}.`,
    )
  }
  return { index, count }
}

/** More machines than anybody has: the time that it takes to divide the files grows with the parts. */
const mostShards = 1000

/** `--format` and `--output`, which belong together in the order in which they are given. */
export function outputOptions() {
  const tokens = new OutputTokens()
  const formats =
    'text, compact, brief, json, ndjson, sarif, github, gitlab, azure, rdjson, junit, checkstyle or markdown; can be repeated'
  return [
    new Option('-f, --format <name>', formats).argParser(tokens.addFormat),
    new Option(
      '-o, --output <file>',
      'write the preceding format to a file instead of stdout',
    ).argParser(tokens.addFile),
  ] as const
}

/** Refuses two options that set the same value: the last one would win without a word. */
export function refuseBoth(
  command: Pick<CommandUnknownOpts, 'on'>,
  one: string,
  other: string,
): void {
  const given = new Set<string>()
  for (const option of [one, other]) {
    command.on(`option:${option.replace(/^--/, '')}`, () => {
      given.add(option)
      if (given.size > 1) throw new UsageError(`${one} and ${other} cannot be used together.`)
    })
  }
}
