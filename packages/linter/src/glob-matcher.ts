/** A matcher for codes and hosts: `*` stands for any characters, everything else for itself. */
export function globMatcher(glob: string): (text: string) => boolean {
  if (!glob.includes('*')) return text => text === glob
  const source = glob
    .split('*')
    .map(part => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'))
    .join('.*')
  const pattern = new RegExp(`^${source}$`, 's')
  return text => pattern.test(text)
}
