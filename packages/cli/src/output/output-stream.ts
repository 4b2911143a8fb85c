import { once } from 'node:events'
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { realPath } from '@hreflint/references/site-plans'
import { isRunning } from '../files/writing/is-running.ts'
import { reasonOf, UsageError } from '../arguments/usage-error.ts'
import type { Output } from '../host.ts'

/** Pieces are put together to this many characters before they are written. */
const chunkSize = 65_536

/** Somewhere to write pieces of text to, one after the other. */
export interface OutputSink {
  write(pieces: Iterable<string>): Promise<void>
  close(): Promise<void>
}

/**
 * Writes to a stream at the pace of its reader. Once the reader has gone away (`| head`), what is
 * written is dropped without a word.
 */
export function streamSink(stream: Output): OutputSink {
  let buffered = ''
  let gone = false
  const leave = () => {
    gone = true
  }
  stream.on('error', leave)
  const flush = async () => {
    const chunk = buffered
    buffered = ''
    if (gone || chunk === '' || stream.write(chunk)) return
    const wait = new AbortController()
    const { signal } = wait
    const events = ['drain', 'close'].map(event => once(stream, event, { signal }))
    await Promise.race(events).catch(leave)
    // Nothing is to listen any longer for the one that did not come.
    wait.abort()
  }
  return {
    async write(pieces) {
      for (const piece of pieces) {
        if (gone) return
        buffered += piece
        if (buffered.length >= chunkSize) await flush()
      }
    },
    async close() {
      await flush()
      stream.off('error', leave)
    },
  }
}

/**
 * Writes to a file, which has the old content until the new one is complete.
 *
 * @param shown The name of the file in messages. @throws UsageError where the system refuses.
 */
export function fileSink(named: string, shown: string): OutputSink {
  const attempt = <Result>(action: () => Result): Result => {
    try {
      return action()
    } catch (error) {
      throw new UsageError(`${shown}: Cannot be written: ${reasonOf(error)}.`)
    }
  }
  const sink = attempt(() => openFileSink(named))
  return {
    async write(pieces) {
      for (const piece of pieces) attempt(() => sink.add(piece))
    },
    async close() {
      attempt(sink.close)
    },
  }
}

interface FileSink {
  add(piece: string): void
  close(): void
}

function openFileSink(named: string): FileSink {
  const path = realPath(named)
  // A pipe or a device has no content to keep.
  const isReplaced = statSync(path, { throwIfNoEntry: false })?.isFile() ?? true
  if (isReplaced) removeOldReports(path)
  const target = isReplaced ? `${path}.${process.pid}.tmp` : path
  const file = openSync(target, 'w')
  const removeUnfinished = () => {
    if (isReplaced) rmSync(target, { force: true })
  }
  process.once('exit', removeUnfinished)
  let buffered = ''
  const flush = () => {
    const bytes = Buffer.from(buffered)
    buffered = ''
    let written = 0
    while (written < bytes.length) written += writeSync(file, bytes, written)
  }
  return {
    add(piece) {
      buffered += piece
      if (buffered.length >= chunkSize) flush()
    },
    close() {
      flush()
      closeSync(file)
      if (isReplaced) renameSync(target, path)
      process.off('exit', removeUnfinished)
    },
  }
}

/** Removes files of killed runs that wrote the same report. */
function removeOldReports(path: string): void {
  const folder = dirname(path)
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const id = name.startsWith(`${basename(path)}.`) ? /\.(\d+)\.tmp$/.exec(name)?.[1] : undefined
    if (id !== undefined && !isRunning(Number(id))) rmSync(join(folder, name), { force: true })
  }
}
