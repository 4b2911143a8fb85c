import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { reasonOf, UsageError } from '../arguments/usage-error.ts'
import type { Host } from '../host.ts'

/**
 * Reads a list of paths, from a file or, for `-`, from stdin. They are separated by NULs if there is
 * one, else on lines.
 *
 * @returns The paths as they are written. @throws UsageError if the list cannot be read.
 */
export async function readFileList(name: string, host: Host): Promise<readonly string[]> {
  let text: string
  try {
    const bytes = name === '-' ? await buffer(host.stdin) : readFileSync(resolve(host.cwd, name))
    text = bytes.toString()
  } catch (error) {
    throw new UsageError(`${name}: Cannot be read: ${reasonOf(error)}.`)
  }
  const paths = text.includes('\0') ? text.split('\0') : text.split(/\r?\n/)
  return paths.filter(path => path !== '')
}
