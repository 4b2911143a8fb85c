import type { RecordedCommand } from './recorded-commands.ts'
import { type StyledText, styledLines } from './styled-lines.ts'

const cell = { width: 8.4, height: 19 }
const margin = { left: 16, top: 40, bottom: 16 }

/** Seconds: for each character that is typed, before Enter, and for each line that is there to be read. */
const pace = { character: 0.06, enter: 0.5, line: 0.45, least: 3 }

const style = `
text { font: 14px ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; fill: #d5dbe5; white-space: pre }
.bold { font-weight: bold } .dim { fill: #8b95a7 } .underlined { text-decoration: underline }
.red { fill: #ff8c82 } .green { fill: #8fd694 } .yellow { fill: #ffcf70 } .blue { fill: #8ab8ff }
.magenta { fill: #d9a5f5 } .cyan { fill: #7fd8e0 }
.screen { visibility: hidden }
`

/**
 * Draws commands and what they print as an animation: each is typed, and has a screen of its own. Who prefers less
 * motion sees the first screen.
 *
 * @param title What the picture shows, for those who do not see it.
 */
export function drawTerminal(
  commands: readonly RecordedCommand[],
  title: string,
  columns: number,
): string {
  const screens = commands.map(({ typed, output }) => ({ typed, lines: styledLines(output) }))
  const lasting = screens.map(({ typed, lines }) => {
    const typing = typed.length * pace.character
    return { typing, whole: typing + pace.enter + Math.max(pace.least, lines.length * pace.line) }
  })
  const total = lasting.reduce((sum, { whole }) => sum + whole, 0)
  const rows = Math.max(...screens.map(({ lines }) => lines.length)) + 1
  const width = Math.round(columns * cell.width + 2 * margin.left)
  const height = rows * cell.height + margin.top + margin.bottom
  const rules: string[] = []
  const drawn: string[] = []
  let begin = 0
  for (const [index, { typed, lines }] of screens.entries()) {
    const { typing, whole } = lasting[index] ?? { typing: 0, whole: 0 }
    const at = (seconds: number) => `${((100 * (begin + seconds)) / total).toFixed(2)}%`
    rules.push(
      ...shownBetween(`s${index}`, at(0), at(whole), total),
      ...shownBetween(`o${index}`, at(typing + pace.enter), at(whole), total),
      ...typedBetween(`t${index}`, at(0), at(typing), total, typed.length),
    )
    drawn.push(screenOf(index, typed, lines))
    begin += whole
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escaped(title)}</title>
<style>${style}@media (prefers-reduced-motion: no-preference) {
${rules.join('\n')}
}
@media (prefers-reduced-motion: reduce) { .s0, .o0 { visibility: visible } .typing { display: none } }
</style>
<rect width="${width}" height="${height}" rx="8" fill="#171c26"/>
<g fill="#3a4356"><circle cx="20" cy="18" r="6"/><circle cx="40" cy="18" r="6"/><circle cx="60" cy="18" r="6"/></g>
${drawn.join('\n')}
</svg>
`
}

function shownBetween(name: string, from: string, to: string, total: number): readonly string[] {
  const [hidden, visible] = ['{ visibility: hidden }', '{ visibility: visible }']
  return [
    `@keyframes ${name} { 0% ${hidden} ${from} ${visible} ${to} ${hidden} }`,
    `.${name} { animation: ${name} ${total.toFixed(1)}s step-end infinite }`,
  ]
}

/** What covers a command moves away, a character at a time. */
function typedBetween(
  name: string,
  from: string,
  to: string,
  total: number,
  characters: number,
): readonly string[] {
  const first = `transform: translateX(0); animation-timing-function: steps(${characters})`
  const last = `transform: translateX(${(characters * cell.width).toFixed(1)}px)`
  return [
    `@keyframes ${name} { 0%, ${from} { ${first} } ${to}, 100% { ${last} } }`,
    `.${name} { animation: ${name} ${total.toFixed(1)}s infinite }`,
  ]
}

function screenOf(index: number, typed: string, lines: readonly (readonly StyledText[])[]): string {
  const y = margin.top - cell.height * 0.7
  const start = margin.left + 2 * cell.width
  const cover = `<g class="typing"><g class="t${index}">
<rect x="${start.toFixed(1)}" y="${y.toFixed(1)}" width="${((typed.length + 1) * cell.width).toFixed(1)}" height="${cell.height}" fill="#171c26"/>
<rect x="${start.toFixed(1)}" y="${y.toFixed(1)}" width="${cell.width}" height="16" fill="#d5dbe5"/>
</g></g>`
  const prompt = [
    { text: '$', look: 'green' },
    { text: ` ${typed}`, look: 'bold' },
  ]
  return `<g class="screen s${index}">
${lineOf(prompt, 0)}
${cover}
</g>
<g class="screen o${index}">
${lines.map((line, row) => lineOf(line, row + 1)).join('')}</g>`
}

/** A line, each piece at its column whatever the font is. */
function lineOf(line: readonly StyledText[], row: number): string {
  let column = 0
  return line
    .map(({ text, look }) => {
      const shown = text.trimStart()
      const from = column + text.length - shown.length
      column += text.length
      if (shown === '') return ''
      const x = (margin.left + from * cell.width).toFixed(1)
      const length = (shown.trimEnd().length * cell.width).toFixed(1)
      const named = look === '' ? '' : ` class="${look}"`
      return `<text x="${x}" y="${margin.top + row * cell.height}" textLength="${length}"${named}>${escaped(shown.trimEnd())}</text>\n`
    })
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
