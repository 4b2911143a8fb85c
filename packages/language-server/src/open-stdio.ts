import { firstAnswer, type Opening } from './opening.ts'

/**
 * Waits for the first message on stdin and answers it if it is `initialize`. What was read is put
 * back: the library that is loaded next reads it again.
 */
export function openStdio(): Promise<Opening> {
  const { stdin, stdout } = process
  return new Promise(resolve => {
    const chunks: Buffer[] = []
    const end = () => process.exit(1)
    const read = (chunk: Buffer) => {
      chunks.push(chunk)
      const bytes = Buffer.concat(chunks)
      const body = firstBody(bytes)
      if (body === undefined) return
      stdin.off('data', read)
      stdin.off('end', end)
      stdin.pause()
      stdin.unshift(bytes)
      const first = body === null ? null : firstAnswer(parsed(body))
      if (first !== null) {
        const text = JSON.stringify(first.answer)
        stdout.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
      }
      resolve({ answered: first?.id ?? null, resume: () => stdin.resume() })
    }
    stdin.on('data', read)
    stdin.on('end', end)
  })
}

/** The first message; undefined while it is not whole, null if there is no telling how long it is. */
function firstBody(bytes: Buffer): string | null | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) return bytes.length > 4096 ? null : undefined
  const header = bytes.toString('latin1', 0, end)
  const length = /^content-length: *(\d+) *$/im.exec(header)?.[1]
  if (length === undefined || /charset(?!=utf-?8)/i.test(header)) return null
  const start = end + 4
  if (bytes.length < start + Number(length)) return undefined
  return bytes.toString('utf8', start, start + Number(length))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
