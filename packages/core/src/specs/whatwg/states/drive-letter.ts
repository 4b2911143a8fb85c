import { isAsciiAlpha } from '../../../text/code-point.ts'

/** Whether there is a [Windows drive letter](https://url.spec.whatwg.org/#windows-drive-letter) at an offset. */
export function isDriveLetter(text: string, start: number): boolean {
  const second = text.charCodeAt(start + 1)
  return isAsciiAlpha(text.charCodeAt(start)) && (second === 0x3a || second === 0x7c)
}

/** [Starts with a Windows drive letter](https://url.spec.whatwg.org/#start-with-a-windows-drive-letter) */
export function startsWithDriveLetter(text: string, start: number): boolean {
  return (
    isDriveLetter(text, start) &&
    (start + 2 === text.length || '/\\?#'.includes(text.charAt(start + 2)))
  )
}
