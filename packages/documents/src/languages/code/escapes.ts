import type { EscapeSyntax } from '../../decode-escapes.ts'

const control: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  e: '\x1B',
  f: '\f',
  n: '\n',
  r: '\r',
  s: ' ',
  t: '\t',
  v: '\v',
}

/** Patterns of numeric escapes, by their letter. All digits are hexadecimal. */
const numbered = {
  /** Limited to ASCII, because higher values are bytes in some languages. */
  x: 'x[0-7][\\dA-Fa-f]',
  u: 'u[\\dA-Fa-f]{4}',
  U: 'U[\\dA-Fa-f]{8}',
  /** Digits in braces. */
  'u{': 'u\\{[\\dA-Fa-f]{1,6}\\}',
} as const

/** The escapes of a string, and what an edit must not write. */
export interface EscapeOptions {
  /** Letters of `control`. */
  readonly named?: string
  /** Characters that a backslash keeps as they are. The first one is the quote. */
  readonly itself: string
  readonly numbered?: readonly (keyof typeof numbered)[]
  /**
   * A backslash at the end of a line joins the next line; with `indented`, without its leading
   * white space.
   */
  readonly continues?: 'plain' | 'indented'
  /** Characters that begin something else. Edits never write one or change what follows one. */
  readonly active?: string
}

const cannotWrite = /[\0-\x1F\x7F\u2028\u2029\uFEFF\uD800-\uDFFF]/u

/** Returns the escape syntax of strings in which a backslash begins an escape. */
export function backslashEscapes(options: EscapeOptions): EscapeSyntax {
  const { named = '', itself, continues, active = '' } = options
  const numbers = (options.numbered ?? []).map(name => numbered[name])
  const single = characterClass(named + itself)
  const lines = continues === undefined ? [] : [`\\r?\\n${continues === 'plain' ? '' : '\\s*'}`]
  const isActive = active === '' ? /(?!)/ : new RegExp(characterClass(active))
  const toEscape = new RegExp(characterClass(`\\${itself.charAt(0)}`), 'g')
  return {
    escapes: new RegExp(`\\\\(?:${[...numbers, single, ...lines].join('|')})`, 'g'),
    decode: found => {
      const kind = found.charAt(1)
      if (kind === '\r' || kind === '\n') return ''
      if (found.length > 2) return codePoint(found.replaceAll(/[^\dA-Fa-f]/g, ''))
      return named.includes(kind) ? (control[kind] ?? kind) : kind
    },
    escape: text =>
      cannotWrite.test(text) || isActive.test(text) ? null : text.replaceAll(toEscape, '\\$&'),
    joins: (source, start, end) =>
      isActive.test(source.slice(Math.max(0, start - 1), start)) ||
      (source.charAt(start - 1) === itself.charAt(0) && source.charAt(end) === itself.charAt(0)) ||
      /(?<!\\)(?:\\\\)*\\(?:[xuU]\{?[\dA-Fa-f]{0,7}|[0-7]{1,3})?$/.test(
        source.slice(Math.max(0, start - 40), start),
      ),
  }
}

/** Returns the syntax of strings without escapes, except that a delimiter is written twice. */
export function doubledEscapes(doubled: string, active = ''): EscapeSyntax {
  const each = characterClass(doubled)
  const cannot = active === '' ? /(?!)/ : new RegExp(characterClass(active))
  return {
    escapes: new RegExp([...doubled].map(c => `\\${c}{2}`).join('|'), 'g'),
    decode: found => found.charAt(0),
    escape: text =>
      cannotWrite.test(text) || cannot.test(text)
        ? null
        : text.replaceAll(new RegExp(each, 'g'), '$&$&'),
    joins: (source, start, end) =>
      doubled.includes(source.charAt(start - 1)) && source.charAt(start - 1) === source.charAt(end),
  }
}

/**
 * Returns the syntax of strings without any escapes. Edits must not write the characters of `ends`.
 */
export function verbatim(ends: string): EscapeSyntax {
  const refused = new RegExp(characterClass(ends))
  return {
    escapes: /(?!)/g,
    decode: () => null,
    escape: text => (cannotWrite.test(text) || refused.test(text) ? null : text),
    joins: (source, start, end) =>
      ends.includes(source.charAt(start - 1)) && ends.includes(source.charAt(end)),
  }
}

function characterClass(characters: string): string {
  return `[${characters.replaceAll(/[\\\]^[-]/g, '\\$&')}]`
}

function codePoint(digits: string): string | null {
  const value = Number.parseInt(digits, 16)
  if (value > 0x10ffff) return null
  return value <= 0xffff ? String.fromCharCode(value) : String.fromCodePoint(value)
}
