/** Kinds of reasons why nothing is moved, by what they say. */
const kinds: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/no way to write the link/i, 'no way to write a link'],
  [/takes it out of there/, 'leaves its site'],
  [/but after the move/, 'changes its site'],
  [/cannot be rewritten/, 'cannot be rewritten in its place'],
  [/symbolic link that leads elsewhere/, 'symbolic link'],
  [/It is a symbolic link/, 'is a symbolic link'],
  [/There is no heading or id/, 'no such heading'],
  [/An id has no white space/, 'no name of an id'],
  [/The heading contains a link/, 'a heading with a link'],
  [/headings and ids are not all known/, 'headings are unknown'],
  [/configuration of hreflint/, 'a configuration'],
  [/table of redirects/, 'a table of redirects'],
  [/exists already/, 'target exists'],
  [/submodule|another repository/, 'another repository'],
  [/in no site/, 'in no site'],
]

/** Returns the kind of the first reason that a run gives; null if it gives none that is known. */
export function refusalIn(stderr: string): string | null {
  const line = stderr.split('\n').find(each => kinds.some(([pattern]) => pattern.test(each)))
  return kinds.find(([pattern]) => pattern.test(line ?? ''))?.[1] ?? null
}
