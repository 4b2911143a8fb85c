/** The punctuators of more than one character, except those that begin with `/`. */
const longer = [
  ...['>>>=', '...', '===', '!==', '**=', '<<=', '>>=', '>>>', '&&=', '||=', '??='],
  ...['=>', '==', '!=', '<=', '>=', '&&', '||', '??', '?.', '++', '--', '+=', '-=', '*=', '%='],
  ...['&=', '|=', '^=', '<<', '>>', '**'],
]

const byFirst = new Map<number, readonly string[]>()
for (const text of longer) {
  const first = text.charCodeAt(0)
  byFirst.set(first, [...(byFirst.get(first) ?? []), text])
}

/** Returns the offset after the punctuator that begins at `start`. */
export function endOfPunctuator(source: string, start: number): number {
  const second = source.charCodeAt(start + 1)
  // No longer punctuator has another second character.
  if (!(second >= 33 && second <= 124) || !maySecond[second]) return start + 1
  for (const text of byFirst.get(source.charCodeAt(start)) ?? []) {
    if (!source.startsWith(text, start)) continue
    // `a?.5:b` is a condition.
    if (text === '?.' && /\d/.test(source.charAt(start + 2))) break
    return start + text.length
  }
  return start + 1
}

const maySecond: readonly boolean[] = Array.from({ length: 128 }, (_, c) =>
  longer.some(text => text.charCodeAt(1) === c),
)
