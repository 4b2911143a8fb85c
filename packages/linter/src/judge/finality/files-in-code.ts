/**
 * Returns the names of files in the strings of a notebook's code: `savefig('plots/a.png')`. The text
 * is JSON, in which a double quote has a backslash. Attributes of HTML are not code.
 */
export function filesInCode(text: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [, inside = ''] of text.matchAll(string)) {
    const [name] = /[^/]*$/.exec(inside) ?? []
    if (name?.includes('.') === true) names.add(name)
  }
  return names
}

const string = /(?<!\b(?:src|href|poster) ?= ?)(?:'|\\")([^'"\\\n]{0,300})(?='|\\")/g
