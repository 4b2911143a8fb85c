import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  type Stats,
  statfsSync,
  statSync,
} from 'node:fs'
import { reasonOf, UsageError } from '../arguments/usage-error.ts'

/** The type that Linux gives the file system of processes. */
const procFileSystem = 0x9fa0

const systemFile = 'it is a system file'

/**
 * Returns why a file would not be read whatever its language: it is a device, a pipe, or shown by the
 * system. Null if nothing is wrong with it.
 */
export function whyNotRegular(path: string): string | null {
  try {
    const status = statSync(path)
    refuseUnlessFile(status)
    if (status.size === 0 && isOfProcesses(path)) throw new UsageError(systemFile)
    return null
  } catch (error) {
    return reasonOf(error)
  }
}

/**
 * Reads a file that is one, also by a link: a pipe would be waited for, a device never ends, and what
 * /proc shows is not written by anybody.
 *
 * @param option How a person changes the limit, for the message.
 * @throws UsageError for anything else, and for more than `maxSize` bytes, both unread; Error where the
 *   system refuses.
 */
export function readRegularFile(path: string, maxSize: number, option = ''): Buffer {
  // Looked at before it is opened, which alone can have effects on a device.
  refuseUnlessFile(statSync(path))
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  try {
    const status = fstatSync(file)
    refuseUnlessFile(status)
    if (status.size > maxSize) {
      throw new UsageError(
        `it has ${status.size} bytes, which is more than the limit of ${maxSize}${option}`,
      )
    }
    if (status.size === 0 && isOfProcesses(path)) throw new UsageError(systemFile)
    return readFileSync(file)
  } finally {
    closeSync(file)
  }
}

function refuseUnlessFile(status: Stats): void {
  if (status.isDirectory()) throw new UsageError('it is a directory')
  if (!status.isFile()) throw new UsageError('it is not a regular file')
}

function isOfProcesses(path: string): boolean {
  return process.platform === 'linux' && statfsSync(path).type === procFileSystem
}
