import type { DescribedCommand, DescribedOption } from './described-program.ts'

/** Completions for fish. */
export function fishCompletions(commands: readonly DescribedCommand[]): string {
  const [first, ...others] = commands
  const named = others.map(({ name }) => name).join(' ')
  const isDefault = `not __fish_seen_subcommand_from ${named}`
  const conditionOf = (command: DescribedCommand) =>
    command === first ? isDefault : `__fish_seen_subcommand_from ${command.name}`
  const lines = [
    ...commands.map(
      ({ name, description }) =>
        `complete -c hreflint -n __fish_use_subcommand -a ${name} -d ${quoted(description)}`,
    ),
    ...commands.flatMap(command =>
      command.options.map(option => optionLine(option, conditionOf(command))),
    ),
  ]
  return `${lines.join('\n')}\n`
}

function optionLine({ names, description, takesValue, offer }: DescribedOption, condition: string) {
  const flags = names.map(name =>
    name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`,
  )
  const words = offer === null || offer === 'files' ? '' : ` -a ${quoted(offer.join(' '))}`
  const value = takesValue ? (offer === 'files' ? ' -r -F' : ' -x') : ''
  return `complete -c hreflint -n ${quoted(condition)} ${flags.join(' ')}${value}${words} -d ${quoted(description)}`
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}
