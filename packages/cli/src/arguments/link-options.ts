import { type CheckOptions, checkCommand } from './check-options.ts'

/** Returns the options of `check` for a command that reads the links of whole sites. */
export function linkOptions({
  profile,
  config,
}: {
  readonly profile?: string
  readonly config?: string
}): CheckOptions {
  const args = [
    ...['--references', 'fragments'],
    ...(profile === undefined ? [] : ['--profile', profile]),
    ...(config === undefined ? [] : ['--config', config]),
  ]
  return checkCommand().parse(args, { from: 'user' }).opts()
}
