import { firstAnswer, type Opening } from './opening.ts'

/** Waits for the first message of the parent process and answers it if it is `initialize`. */
export function openChannel(): Promise<Opening> {
  return new Promise(resolve => {
    const messages: unknown[] = []
    const read = (message: unknown) => {
      messages.push(message)
      if (messages.length > 1) return
      const first = firstAnswer(message)
      if (first !== null) process.send?.(first.answer)
      resolve({
        answered: first?.id ?? null,
        takeMessages: () => {
          process.off('message', read)
          return messages
        },
      })
    }
    process.on('message', read)
  })
}
