import type { DescribedCommand, DescribedOption } from './described-program.ts'

/** Completions for bash, from 3.2 on. */
export function bashCompletions(commands: readonly DescribedCommand[]): string {
  const names = commands.map(({ name }) => name)
  return `_hreflint() {
  local IFS=$'\\n' current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  local command=${names[0]} words=
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
      [ "$COMP_CWORD" -gt 1 ] || words=$'${names.join('\\n')}'
      COMPREPLY=($(compgen -W "$words" -- "$current"; compgen -f -- "$current")) ;;
  esac
}
complete -o filenames -F _hreflint hreflint
`
}

function valueCase(
  command: string,
  { names, takesValue, offer }: DescribedOption,
): readonly string[] {
  if (!takesValue) return []
  const pattern = names.map(name => `"${command} ${name}"`).join('|')
  const generate = offer === 'files' ? '-f' : offer === null ? null : `-W $'${offer.join('\\n')}'`
  const reply = generate === null ? '' : `COMPREPLY=($(compgen ${generate} -- "$current")); `
  return [`    ${pattern}) ${reply}return ;;`]
}

function optionsCase({ name, options }: DescribedCommand): string {
  const long = options.flatMap(({ names }) => names.slice(-1))
  return `        ${name}) words=$'${[...long, '--help'].join('\\n')}' ;;`
}
