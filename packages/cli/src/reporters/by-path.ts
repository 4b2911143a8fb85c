interface WithPath {
  readonly filePath: string
}

/** Compares paths name by name, in the order in which folders are walked. */
export function byPath(a: WithPath, b: WithPath): number {
  const left = a.filePath.split('/')
  const right = b.filePath.split('/')
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const [one = '', other = ''] = [left[index], right[index]]
    if (one !== other) return one < other ? -1 : 1
  }
  return left.length - right.length
}
