import type { TextEdit } from './fix.ts'

export function areSameEdits(a: readonly TextEdit[], b: readonly TextEdit[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ span, text }, index) => {
      const other = b[index]
      return (
        other !== undefined &&
        other.span.start === span.start &&
        other.span.end === span.end &&
        other.text === text
      )
    })
  )
}
