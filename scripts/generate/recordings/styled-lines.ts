/** A piece of a line of a terminal that has one look. */
export interface StyledText {
  readonly text: string
  /** Classes of the drawing, such as `bold` or `red`; empty for plain text. */
  readonly look: string
}

/** Codes of "Select Graphic Rendition" that begin a look, and those that end it. */
const begins: Readonly<Record<string, string>> = {
  1: 'bold',
  2: 'dim',
  4: 'underlined',
  31: 'red',
  32: 'green',
  33: 'yellow',
  34: 'blue',
  35: 'magenta',
  36: 'cyan',
  90: 'dim',
}
const ends: Readonly<Record<string, readonly string[]>> = {
  22: ['bold', 'dim'],
  24: ['underlined'],
  39: ['red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'dim'],
}

/**
 * The lines of what a program wrote to a terminal.
 *
 * @throws {Error} if it wrote anything but text and looks, since the drawing would be wrong
 */
export function styledLines(output: string): readonly (readonly StyledText[])[] {
  const looks = new Set<string>()
  return output.split('\n').map(line => {
    const pieces: StyledText[] = []
    for (const [, codes, text] of line.matchAll(/\x1B\[([\d;]*)m|([^\x1B]+|\x1B)/g)) {
      if (text === undefined) for (const code of (codes || '0').split(';')) change(looks, code)
      else if (/[\0-\x1F]/.test(text)) throw new Error(`Not drawn: ${JSON.stringify(text)}`)
      else pieces.push({ text, look: [...looks].join(' ') })
    }
    return pieces
  })
}

function change(looks: Set<string>, code: string): void {
  const look = begins[code]
  if (look !== undefined) looks.add(look)
  else if (code === '0') looks.clear()
  else if (ends[code] === undefined) throw new Error(`Not drawn: the look ${code}`)
  else for (const ended of ends[code]) looks.delete(ended)
}
