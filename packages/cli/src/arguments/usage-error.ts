/** Something that the person who started the program has to put right. One line, naming it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Returns the reason that the system gives for an error, in words: `no such file or directory`. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return reasons.get(code) ?? error.message
}

const reasons = new Map([
  ['ENOENT', 'there is no such file or directory'],
  ['EACCES', 'permission denied'],
  ['EPERM', 'operation not permitted'],
  ['EISDIR', 'it is a directory'],
  ['ENOTDIR', 'part of the path is not a directory'],
  ['ELOOP', 'its symbolic links form a loop'],
  ['ENOSPC', 'no space left on the device'],
  ['EROFS', 'the file system is read-only'],
  ['EMFILE', 'too many open files'],
  ['ENAMETOOLONG', 'the name is too long'],
])
