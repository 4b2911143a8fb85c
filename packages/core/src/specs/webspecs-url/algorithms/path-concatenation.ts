/**
 * "Path concatenation" of the draft, dots excepted: they are removed from the joined list, since
 * `../x` could not climb otherwise.
 */
export function concatenatePaths(base: readonly string[], path: readonly string[]): string[] {
  if (path.length === 1 && path[0] === '') return [...base]
  if (path[0] === '') return path.slice(1)
  return [...base.slice(0, -1), ...path]
}

/** The names `.` and `..` in every way to write them. */
const single = /^(?:\.|%2e)$/i
const double = /^(?:\.|%2e){2}$/i

/** Removes `.` and `..`; one that is last leaves an empty name, so that the path ends in a slash. */
export function removeDots(path: readonly string[]): string[] {
  const output: string[] = []
  path.forEach((name, index) => {
    const isDouble = double.test(name)
    if (isDouble) output.pop()
    if (!isDouble && !single.test(name)) output.push(name)
    else if (index === path.length - 1) output.push('')
  })
  return output
}
