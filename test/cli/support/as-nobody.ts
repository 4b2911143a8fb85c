import { chownSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The user and group that own nothing. */
const nobody = 65_534

/**
 * Does something as somebody whom permissions hold for: root may read and write what nobody may. The
 * folder becomes theirs. Where the tests are not run by root, they are that somebody already.
 */
export async function asNobody<Result>(
  folder: string,
  action: () => Promise<Result>,
): Promise<Result> {
  if (process.geteuid?.() !== 0) return action()
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of ['', ...names]) chownSync(join(folder, name), nobody, nobody)
  process.setegid?.(nobody)
  process.seteuid?.(nobody)
  try {
    return await action()
  } finally {
    process.seteuid?.(0)
    process.setegid?.(0)
  }
}
