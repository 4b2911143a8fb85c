import {
  codes,
  type DescribedCommand,
  type DescribedOption,
  type Offer,
} from './described-program.ts'

/** Returns the completions for bash 3.2 or later. */
export function bashCompletions(commands: readonly DescribedCommand[]): string {
  const names = commands.map(({ name }) => name)
  return `_hreflint() {
  local IFS=$'\\n' current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  local command=${names[0]} words= codes=${wordList(codes)}
  local last=\${current##*,}
  local before=\${current%"$last"}
  COMPREPLY=()
  if [ "$COMP_CWORD" -gt 1 ]; then
    case \${COMP_WORDS[1]} in ${names.join('|')}) command=\${COMP_WORDS[1]} ;; esac
  fi
  case "$command $previous" in
${commands.flatMap(({ name, options }) => options.flatMap(option => valueCase(name, option))).join('\n')}
  esac
  case "$current" in
    -*)
      case $command in
${commands.map(optionsCase).join('\n')}
      esac
      COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
    *)
      [ "$COMP_CWORD" -gt 1 ] || words=${wordList(names)}
      COMPREPLY=($(compgen -W "$words" -- "$current"))
      case $command in
${commands.map(argumentCase).join('\n')}
      esac ;;
  esac
}
complete -o filenames -F _hreflint hreflint
`
}

function valueCase(
  command: string,
  { names, takesValue, offer, isList }: DescribedOption,
): readonly string[] {
  if (!takesValue) return []
  const pattern = names.map(name => `"${command} ${name}"`).join('|')
  const word = isList ? '-P "$before" -- "$last"' : '-- "$current"'
  const reply = offer === null ? '' : `COMPREPLY=($(compgen ${generatorOf(offer)} ${word})); `
  return [`    ${pattern}) ${reply}return ;;`]
}

function argumentCase({ name, offer }: DescribedCommand): string {
  const more = offer === null ? '' : `COMPREPLY+=($(compgen ${generatorOf(offer)} -- "$current")) `
  return `        ${name}) ${more};;`
}

function optionsCase({ name, options }: DescribedCommand): string {
  const long = options.flatMap(({ names }) => names.filter(name => name.startsWith('--')))
  return `        ${name}) words=${wordList([...long, '--help'])} ;;`
}

function generatorOf(offer: Exclude<Offer, null>): string {
  if (offer === 'files') return '-f'
  return `-W ${offer === 'codes' ? '"$codes"' : wordList(offer)}`
}

function wordList(words: readonly string[]): string {
  return `$'${words.join('\\n')}'`
}
