import { componentNames, parse } from '@hreflint/core'
import { hide, mask, type MaskedText } from '@hreflint/core/internal'
import { maskedReading } from '@hreflint/core/shown'
import { type ParserSignal, type ParserStep, traceUrl } from '@hreflint/core/trace'
import type { UrlState } from '../url-state.ts'

/** A run of the parser as shown, without passwords. */
export interface ParserView {
  /**
   * The text that the parser reads, with passwords masked. The offsets of the steps refer to it.
   */
  readonly text: string
  readonly stripped: readonly ParserSignal[]
  readonly steps: readonly ShownStep[]
  readonly isBaseInvalid: boolean
}

export interface ShownStep extends Omit<ParserStep, 'set'> {
  /** The record after the step. `isNew` marks what the step set. */
  readonly record: readonly ShownValue[]
}

export interface ShownValue {
  readonly name: string
  /** Null if the record has none. */
  readonly value: string | null
  readonly isNew: boolean
}

/**
 * Traces the parser for a URL.
 *
 * @throws MissingPart if the URL needs a part that is not loaded yet.
 */
export function parserView({ url: input, base, encoding }: UrlState): ParserView {
  const options = { encoding, ...(base === '' ? {} : { base }) }
  const { text, steps, stripped, isBaseInvalid } = traceUrl(input, options)
  const { components } = parse(text, options)
  const masked = maskedReading(text, components)
  const isSecret = (name: (typeof componentNames)[number]) => {
    const span = components[name]
    // After a failure, nobody knows where a component would have been.
    return name === 'password' || (span === null ? masked.hidden.length > 0 : masked.overlaps(span))
  }
  const shownValue = (name: (typeof componentNames)[number], value: string | null) => {
    if (value === null || value === '') return value
    return name !== 'scheme' && isSecret(name) ? mask : hide(value)
  }

  const record = new Map<string, string | null>()
  const shown = steps.map(({ set, ...step }) => {
    for (const { name, value } of set) record.set(name, shownValue(name, value))
    const isNew = (name: string) => set.some(one => one.name === name)
    return {
      ...step,
      span: masked.spanAt(step.span),
      pointer: masked.at(step.pointer),
      buffer: step.buffer === null ? null : bufferOf(step, step.buffer, masked),
      signals: step.signals.map(signal => ({ ...signal, span: masked.spanAt(signal.span) })),
      record: componentNames.flatMap(name =>
        record.has(name) ? [{ name, value: record.get(name) ?? null, isNew: isNew(name) }] : [],
      ),
    }
  })
  return { text: masked.toString(), stripped, steps: shown, isBaseInvalid }
}

/**
 * Returns the buffer as shown. The scheme is in lowercase in the buffer. Any other text is as
 * written.
 */
function bufferOf(
  { state, span }: Pick<ParserStep, 'state' | 'span'>,
  buffer: string,
  masked: MaskedText,
): string {
  if (state === 'scheme' || state === 'scheme start') return buffer
  return masked.slice({ start: span.start, end: span.start + buffer.length })
}
