import {
  codes,
  type DescribedCommand,
  type DescribedOption,
  type Offer,
} from './described-program.ts'

/** Returns the completions for fish. */
export function fishCompletions(commands: readonly DescribedCommand[]): string {
  const [first, ...others] = commands
  const named = others.map(({ name }) => name).join(' ')
  const isDefault = `not __fish_seen_subcommand_from ${named}`
  const conditionOf = (command: DescribedCommand) =>
    command === first ? isDefault : `__fish_seen_subcommand_from ${command.name}`
  const lines = [
    `function __hreflint_codes; printf '%s\\n' ${codes.join(' ')}; end`,
    ...commands.map(
      ({ name, description }) =>
        `complete -c hreflint -n __fish_use_subcommand -a ${name} -d ${quoted(description)}`,
    ),
    ...commands.flatMap(command => argumentLine(command, conditionOf(command))),
    ...commands.flatMap(command =>
      command.options.map(option => optionLine(option, conditionOf(command))),
    ),
  ]
  return `${lines.join('\n')}\n`
}

/** Returns the line for the argument of a command. Fish completes files by itself. */
function argumentLine({ offer }: DescribedCommand, condition: string): readonly string[] {
  if (offer === 'files') return []
  const words = offer === null ? '' : ` -a ${quoted(wordsOf(offer))}`
  return [`complete -c hreflint -n ${quoted(condition)} -f${words}`]
}

function optionLine(
  { names, description, takesValue, offer, isList }: DescribedOption,
  condition: string,
): string {
  const flags = names.map(name =>
    name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`,
  )
  const offered = offer === null || offer === 'files' ? null : wordsOf(offer)
  const list = isList && offer === 'codes' ? '(__fish_complete_list , __hreflint_codes)' : offered
  const words = list === null ? '' : ` -a ${quoted(list)}`
  const value = takesValue ? (offer === 'files' ? ' -r -F' : ' -x') : ''
  return `complete -c hreflint -n ${quoted(condition)} ${flags.join(' ')}${value}${words} -d ${quoted(description)}`
}

function wordsOf(offer: Exclude<Offer, null | 'files'>): string {
  return offer === 'codes' ? '(__hreflint_codes)' : offer.join(' ')
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}
