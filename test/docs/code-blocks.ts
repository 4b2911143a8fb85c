/** A fenced block of a Markdown file, with what the text says about it. */
export interface CodeBlock {
  /** The file, from the root of the repository. */
  readonly file: string
  /** The line of the fence, from 1. */
  readonly line: number
  /** The first word after the fence; empty for none. */
  readonly language: string
  readonly text: string
  /** The heading of the block. */
  readonly heading: string
  /** The paragraph before the block; empty right after a heading or another block. */
  readonly before: string
  /** Everything from the block to the next block or heading. */
  readonly after: string
}

interface Piece {
  readonly kind: 'heading' | 'block' | 'paragraph'
  readonly line: number
  readonly language: string
  readonly text: string
}

/** Every fenced block of a Markdown text, in order. */
export function codeBlocks(file: string, markdown: string): readonly CodeBlock[] {
  const pieces = piecesOf(markdown)
  return pieces.flatMap((piece, index) => {
    if (piece.kind !== 'block') return []
    const earlier = pieces.slice(0, index)
    const heading = earlier.findLast(({ kind }) => kind === 'heading')?.text ?? ''
    const last = earlier.at(-1)
    const later = pieces.slice(index + 1)
    const end = later.findIndex(({ kind }) => kind !== 'paragraph')
    const after = (end === -1 ? later : later.slice(0, end)).map(({ text }) => text).join('\n\n')
    const before = last?.kind === 'paragraph' ? last.text : ''
    const { line, language, text } = piece
    return { file, line, language, text, heading, before, after }
  })
}

function piecesOf(markdown: string): readonly Piece[] {
  const pieces: Piece[] = []
  const lines = markdown.split('\n')
  let paragraph: string[] = []
  const endParagraph = (line: number) => {
    if (paragraph.length === 0) return
    pieces.push({ kind: 'paragraph', line, language: '', text: paragraph.join('\n') })
    paragraph = []
  }
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? ''
    const fence = /^( {0,3})(`{3,}|~{3,})\s*(\S*)/.exec(line)
    if (fence !== null) {
      endParagraph(i)
      const [, indent = '', marks = '', language = ''] = fence
      const start = i
      const text: string[] = []
      for (i++; i < lines.length && lines[i]?.trim().startsWith(marks) !== true; i++) {
        text.push((lines[i] ?? '').replace(new RegExp(`^ {0,${indent.length}}`), ''))
      }
      pieces.push({ kind: 'block', line: start + 1, language, text: `${text.join('\n')}\n` })
    } else if (/^#{1,6} /.test(line)) {
      endParagraph(i)
      pieces.push({
        kind: 'heading',
        line: i + 1,
        language: '',
        text: line.replace(/^#+ /, '').trim(),
      })
    } else if (line.trim() === '') endParagraph(i)
    else paragraph.push(line)
  }
  endParagraph(lines.length)
  return pieces
}

/** The text between backticks. */
export function codeSpans(text: string): readonly string[] {
  return [...text.matchAll(/(`+)(.+?)\1/g)].map(([, , span = '']) => span.trim())
}

/**
 * The codes that the text says are found in a block: after it, on a line that begins with
 * "Reported:". Each once, in order; none if there is no such line.
 */
export function reportedCodes({ after }: CodeBlock): readonly string[] {
  const [, list = ''] = /^Reported: (.*?)\.(?:\s|$)/ms.exec(after) ?? []
  return codeSpans(list)
}
