import type { Command, Option } from '@commander-js/extra-typings'
import { specs } from '@hreflint/core/specs'
import { reporters } from '../../reporters/index.ts'

/** What a shell can offer for the value of an option: words, files, or nothing. */
export type Offer = readonly string[] | 'files' | null

export interface DescribedOption {
  /** `-f` and `--format`, as far as it has them. */
  readonly names: readonly string[]
  readonly description: string
  readonly takesValue: boolean
  readonly offer: Offer
}

export interface DescribedCommand {
  readonly name: string
  readonly description: string
  readonly options: readonly DescribedOption[]
}

/** The commands and options of the program, as its help has them; the first command is the default. */
export function describeProgram(program: Command): readonly DescribedCommand[] {
  return program.commands.map(command => ({
    name: command.name(),
    description: command.description(),
    options: command.options.map(describeOption),
  }))
}

function describeOption(option: Option): DescribedOption {
  return {
    names: [option.short, option.long].filter(name => name !== undefined && name !== null),
    description: option.description,
    takesValue: option.required,
    offer: offerOf(option),
  }
}

function offerOf({ long, flags, argChoices }: Option): Offer {
  if (argChoices !== undefined) return argChoices
  if (long === '--format') return Object.keys(reporters)
  if (long === '--spec') return specs.map(spec => spec.id)
  return /<(?:file|path)>/.test(flags) ? 'files' : null
}
