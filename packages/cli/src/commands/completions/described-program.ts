import type { Command, Option } from '@commander-js/extra-typings'
import { findingCatalogue, readerIds } from '@hreflint/linter'
import { dialects } from '@hreflint/patterns'
import { reporters } from '../../reporters/index.ts'

/** The completions of a value: words, files, codes of findings, or none. */
export type Offer = readonly string[] | 'files' | 'codes' | null

export interface DescribedOption {
  /** The short and long names that the option has: `-f`, `--format`. */
  readonly names: readonly string[]
  readonly description: string
  readonly takesValue: boolean
  readonly offer: Offer
  /** Whether the value is a comma-separated list. */
  readonly isList: boolean
}

export interface DescribedCommand {
  readonly name: string
  readonly description: string
  /** Completions of the command's argument. */
  readonly offer: Offer
  readonly options: readonly DescribedOption[]
}

/** All codes of findings. */
export const codes: readonly string[] = [...findingCatalogue.keys()].sort()

/**
 * Returns the commands and options of the program, as its help lists them. The first command is the
 * default.
 */
export function describeProgram(program: Command): readonly DescribedCommand[] {
  return program.commands.map(command => {
    const [argument] = command.registeredArguments
    return {
      name: command.name(),
      description: command.description(),
      offer: offerOf(argument?.name(), argument?.argChoices),
      options: command.options.map(describeOption),
    }
  })
}

function describeOption(option: Option): DescribedOption {
  const placeholder = /[<[](.+?)[>\]]/.exec(option.flags)?.[1] ?? ''
  return {
    names: [option.short, option.long].filter(name => name !== undefined && name !== null),
    description: option.description,
    takesValue: option.required,
    offer: offerOf(placeholder, option.argChoices),
    isList: offersByPlaceholder[placeholder] !== undefined && placeholder.endsWith('s'),
  }
}

/** Completions by the placeholder that the help shows for a value. */
const offersByPlaceholder: Readonly<Record<string, Offer>> = {
  file: 'files',
  path: 'files',
  files: 'files',
  paths: 'files',
  codes: 'codes',
  'code-or-url': 'codes',
  name: Object.keys(reporters),
  id: readerIds,
  dialect: dialects.map(({ id }) => id),
  ids: readerIds,
}

function offerOf(placeholder = '', choices?: readonly string[]): Offer {
  return choices ?? offersByPlaceholder[placeholder] ?? null
}
