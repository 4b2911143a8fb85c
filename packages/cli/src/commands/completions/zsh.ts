import {
  codes,
  type DescribedCommand,
  type DescribedOption,
  type Offer,
} from './described-program.ts'

/**
 * Returns the completions for zsh: a file `_hreflint` in a folder of `$fpath`, or sourced after
 * `compinit`.
 */
export function zshCompletions(commands: readonly DescribedCommand[]): string {
  const [first] = commands
  return `#compdef hreflint
_hreflint() {
  local command=${first?.name}
  local -a codes=(${codes.join(' ')})
  local -a commands=(
${commands.map(({ name, description }) => `    ${quoted(`${name}:${description}`)}`).join('\n')}
  )
  if (( CURRENT > 2 )) && [[ -n \${(M)commands:#\${words[2]}:*} ]]; then
    command=\${words[2]}
    shift words
    (( CURRENT-- ))
  elif (( CURRENT == 2 )); then
    _describe -t commands command commands
  fi
  case $command in
${commands.map(commandCase).join('\n')}
  esac
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _hreflint "$@"; else compdef _hreflint hreflint; fi
`
}

function commandCase({ name, offer, options }: DescribedCommand): string {
  const specs = options.flatMap(optionSpecs).map(spec => `      ${quoted(spec)}`)
  return `    ${name}) _arguments \\\n${[...specs, `      ${quoted(`*:value:${actionOf(offer)}`)}`].join(' \\\n')} ;;`
}

/** Returns one specification for each name of an option, because options can be repeated. */
function optionSpecs({ names, description, takesValue, offer, isList }: DescribedOption): string[] {
  const action = isList && offer === 'codes' ? '_sequence compadd - -a codes' : actionOf(offer)
  const value = takesValue ? `:value:${action}` : ''
  const about = description.replace(/[\\[\]:]/g, '\\$&')
  return names.map(name => `*${name}[${about}]${value}`)
}

function actionOf(offer: Offer): string {
  if (offer === 'files') return '_files'
  if (offer === 'codes') return '{compadd -a codes}'
  return offer === null ? '' : `(${offer.join(' ')})`
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
