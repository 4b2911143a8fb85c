import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { reasonOf, UsageError } from '../../arguments/usage-error.ts'

/**
 * Reads a JSON file that another run wrote.
 *
 * @throws UsageError with `otherwise` if the file is not JSON, or not what was expected.
 */
export function readJsonFile<Value>(
  file: string,
  cwd: string,
  isExpected: (value: unknown) => value is Value,
  otherwise: string,
): Value {
  let text: string
  try {
    text = readFileSync(resolve(cwd, file), 'utf8')
  } catch (error) {
    throw new UsageError(`${file}: Cannot be read: ${reasonOf(error)}.`)
  }
  try {
    const value: unknown = JSON.parse(text)
    if (isExpected(value)) return value
  } catch {
    // Reported below, like any other text.
  }
  throw new UsageError(`${file}: ${otherwise}`)
}
