import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  promises,
  readFileSync,
  readSync,
  type Stats,
  statfsSync,
  statSync,
} from 'node:fs'

/** The maximum size of a file that is looked for by its name, such as a configuration, in bytes. */
export const maxNamedFile = 16 * 1024 * 1024

/** The type that Linux gives the file system of processes. */
const procFileSystem = 0x9fa0

/** Without waiting, so that a pipe that takes the place of a file does not block. */
const reading = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/**
 * Reads a file that is one, also by a link. Reading a pipe would wait, a device never ends, and
 * nobody wrote what /proc shows. Each file that the user did not name is read here.
 *
 * @param option How a person changes the limit, for the message.
 * @throws Error for anything else, and for more than `maxSize` bytes, both unread. Its message
 *   starts with "it".
 */
export function readRegularFile(path: string, maxSize: number, option = ''): Buffer {
  refuseUnlessRegular(path)
  const file = openSync(path, reading)
  try {
    const status = fstatSync(file)
    refuse(status, path)
    refuseLarger(status, maxSize, option)
    // The system can show endless texts in files that it says are empty.
    return status.size === 0 ? Buffer.alloc(0) : readFileSync(file)
  } finally {
    closeSync(file)
  }
}

/** Reads a file as `readRegularFile` does, without blocking the program. */
export async function loadRegularFile(path: string, maxSize: number): Promise<Buffer> {
  refuse(await promises.stat(path), path)
  const file = await promises.open(path, reading)
  try {
    const status = await file.stat()
    refuse(status, path)
    refuseLarger(status, maxSize, '')
    return status.size === 0 ? Buffer.alloc(0) : await file.readFile()
  } finally {
    await file.close()
  }
}

/** Returns the first bytes of a regular file. @throws Error as `readRegularFile` does. */
export function readStart(path: string, length: number): Buffer {
  refuseUnlessRegular(path)
  const file = openSync(path, reading)
  try {
    refuse(fstatSync(file), path)
    const buffer = Buffer.alloc(length)
    return buffer.subarray(0, readSync(file, buffer, 0, length, 0))
  } finally {
    closeSync(file)
  }
}

/** Returns the text of a file that is looked for by its name. Null if it cannot be read. */
export function textOfNamed(path: string): string | null {
  try {
    return readRegularFile(path, maxNamedFile).toString()
  } catch {
    return null
  }
}

/**
 * Looks at a file without opening it, which alone can have effects on a device.
 *
 * @throws Error if `readRegularFile` would not read it whatever its size.
 */
export function refuseUnlessRegular(path: string): void {
  refuse(statSync(path), path)
}

function refuse(status: Stats, path: string): void {
  if (status.isDirectory()) throw new Error('it is a directory')
  if (!status.isFile()) throw new Error('it is not a regular file')
  if (status.size === 0 && isOfProcesses(path)) throw new Error('it is a system file')
}

function refuseLarger({ size }: Stats, maxSize: number, option: string): void {
  if (size <= maxSize) return
  throw new Error(`it has ${size} bytes, which is more than the limit of ${maxSize}${option}`)
}

function isOfProcesses(path: string): boolean {
  return process.platform === 'linux' && statfsSync(path).type === procFileSystem
}
