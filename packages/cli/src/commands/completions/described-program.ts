import type { Command, Option } from '@commander-js/extra-typings'
import { specs } from '@hreflint/core/specs'
import { findingCatalogue } from '@hreflint/linter'
import { dialects } from '@hreflint/patterns'
import { reporters } from '../../reporters/index.ts'

/** What a shell can offer for a value: words, files, codes of findings, or nothing. */
export type Offer = readonly string[] | 'files' | 'codes' | null

export interface DescribedOption {
  /** `-f` and `--format`, as far as it has them. */
  readonly names: readonly string[]
  readonly description: string
  readonly takesValue: boolean
  readonly offer: Offer
  /** Whether the value can be several, between commas. */
  readonly isList: boolean
}

export interface DescribedCommand {
  readonly name: string
  readonly description: string
  /** What is offered where no option is asked for. */
  readonly offer: Offer
  readonly options: readonly DescribedOption[]
}

/** Every code that can be named. */
export const codes: readonly string[] = [...findingCatalogue.keys()].sort()

/** The commands and options of the program, as its help has them; the first command is the default. */
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

/** The word that stands for a value in the help says what can be offered for it. */
const offersByPlaceholder: Readonly<Record<string, Offer>> = {
  file: 'files',
  path: 'files',
  files: 'files',
  paths: 'files',
  codes: 'codes',
  'code-or-url': 'codes',
  name: Object.keys(reporters),
  id: specs.map(spec => spec.id),
  dialect: dialects.map(({ id }) => id),
  ids: specs.map(spec => spec.id),
}

function offerOf(placeholder = '', choices?: readonly string[]): Offer {
  return choices ?? offersByPlaceholder[placeholder] ?? null
}
