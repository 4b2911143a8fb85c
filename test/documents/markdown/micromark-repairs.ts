import { autolink, htmlFlow, htmlText, list } from 'micromark-core-commonmark'
import type {
  Code,
  Construct,
  Effects,
  Extension,
  State,
  TokenizeContext,
} from 'micromark-util-types'

// Where micromark departs from CommonMark, so that it can be compared with what follows it.

/**
 * CommonMark 5.2: only an item that interrupts a *paragraph* must hold something and begin with 1.
 * micromark requires it after indented code, and where a line opens a quote before the item, too.
 */
const repairedList: Construct = {
  ...list,
  name: 'repairedList',
  tokenize(effects, ok, nok) {
    const context = isInParagraph(this)
      ? this
      : Object.create(this, { interrupt: { value: false } })
    return list.tokenize.call(context, effects, ok, nok)
  },
}

function isInParagraph({ events }: TokenizeContext): boolean {
  for (let index = events.length - 1; index >= 0; index--) {
    const [kind, token] = events[index] ?? []
    if (token?._container === true && kind === 'enter') return false
    if (token?.type !== 'chunkFlow') continue
    const construct = token._tokenizer?.currentConstruct
    return construct !== undefined && construct.name !== 'codeIndented'
  }
  return false
}

/**
 * CommonMark 4.6: a tag that is no block's name interrupts no paragraph, nor does it where the line
 * continues one lazily. micromark lets it then, and cmark did before 0.31.
 */
const repairedHtmlFlow: Construct = {
  ...htmlFlow,
  name: 'repairedHtmlFlow',
  tokenize(effects, ok, nok) {
    const parser = this.interrupt === true ? { ...this.parser, lazy: {} } : this.parser
    const context = Object.create(this, { parser: { value: parser } })
    return withCodes(htmlFlow, repairedTagCode).tokenize.call(context, effects, ok, nok)
  },
}

/**
 * CommonMark 6.6: an unquoted attribute value may hold slashes, and no `=`. In a block of HTML
 * micromark has it the other way round, in a text it takes no slashes.
 */
function repairedTagCode(code: Code, state: string): Code {
  const isValue = /AttributeValue(?:Unquoted|Before)$/.test(state)
  if (isValue && code === 0x2f) return 0x78
  return state === 'completeAttributeValueUnquoted' && code === 0x3d ? 0x3c : code
}

/** CommonMark 6.5: the name of an address may hold `!`. */
const repairedAutolinkCode = (code: Code): Code => (code === 0x21 ? 0x23 : code)

/** A construct that is given other characters than there are, by the name of the state it is in. */
function withCodes(construct: Construct, codeFor: (code: Code, state: string) => Code): Construct {
  return {
    ...construct,
    name: `repaired ${construct.name}`,
    tokenize(effects, ok, nok) {
      let isDone = false
      let actual: Code = null
      const consume: Effects['consume'] = () => effects.consume(actual)
      const ending =
        (end: State): State =>
        () => {
          isDone = true
          return end(actual)
        }
      const through =
        (state: State): State =>
        code => {
          actual = code
          const next = state(codeFor(code, state.name))
          return isDone || next === undefined ? next : through(next)
        }
      return through(
        construct.tokenize.call(this, { ...effects, consume }, ending(ok), ending(nok)),
      )
    },
  }
}

const lessThan = 0x3c
const firsts = Array.from('*+-0123456789', character => character.charCodeAt(0))

export const repairs: Extension = {
  document: Object.fromEntries(firsts.map(unit => [unit, repairedList])),
  flow: { [lessThan]: repairedHtmlFlow },
  text: {
    [lessThan]: [withCodes(autolink, repairedAutolinkCode), withCodes(htmlText, repairedTagCode)],
  },
  disable: { null: ['autolink', 'htmlFlow', 'htmlText'] },
}
