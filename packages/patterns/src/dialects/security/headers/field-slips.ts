import type { FieldSlip, SlipFinder } from './mend-field.ts'

/** Finds the slips that any structured field can have. */
export const findSlip: SlipFinder = (text, { at, expected }) => {
  const rest = text.slice(at)
  switch (expected) {
    case 'end':
      return /^,\s*$/.test(rest) ? strayComma(text, at) : null
    case 'key':
      return atKey(text, at)
    case 'value':
      return atValue(text, at)
    case 'space':
      return rest.startsWith(',') ? commaInList(text, at) : null
    case 'comma':
      return atComma(text, at)
  }
}

function strayComma(text: string, at: number): FieldSlip {
  const isLast = /^,\s*$/.test(text.slice(at))
  const span = { start: at, end: isLast ? text.length : at + 1 }
  return {
    code: 'header-stray-comma',
    start: at,
    end: at + 1,
    edit: { span, text: '', title: 'Remove the comma' },
  }
}

function atKey(text: string, at: number): FieldSlip | null {
  const rest = text.slice(at)
  const before = text.slice(0, at).trimEnd()
  if (rest === '' && before.endsWith(';')) {
    const start = before.length - 1
    const span = { start, end: text.length }
    const edit = { span, text: '', title: 'Remove the semicolon' }
    return { code: 'header-semicolon', start, end: start + 1, edit }
  }
  if (rest.startsWith(',')) return strayComma(text, at)
  const [name = ''] = /^[A-Za-z*][\w.*-]*(?=[=,;\s]|$)/.exec(rest) ?? []
  if (name === '') return null
  const span = { start: at, end: at + name.length }
  const lower = name.toLowerCase()
  return {
    code: 'header-key-case',
    ...span,
    edit: { span, text: lower, title: `Change to ${lower}` },
  }
}

const nextKey = /^\s*[A-Za-z*][\w.*-]*\s*=/

function atValue(text: string, at: number): FieldSlip | null {
  const rest = text.slice(at)
  if (rest.startsWith('(')) {
    const [separator] = /;\s*[a-z*][a-z\d_.*-]*=$/.exec(text.slice(0, at)) ?? []
    return separator === undefined ? null : semicolon(text, at - separator.length)
  }
  const [, quote = '', inside = ''] = /^(['‘’“”])([^'‘’“”"\\,;()]*)['‘’“”]/.exec(rest) ?? []
  if (quote !== '') {
    const span = { start: at, end: at + inside.length + 2 }
    const isUrl = /^(?:[a-z][a-z\d+.-]*:\/\/|\/)[\x21-\x7E]*$/i.test(inside)
    if (!isUrl) return { code: 'header-single-quotes', ...span }
    const written = `"${inside}"`
    return {
      code: 'header-single-quotes',
      ...span,
      edit: { span, text: written, title: `Change to ${written}` },
    }
  }
  const [space = ''] = /^\s+(?=[("?:@%\w*-])/.exec(rest) ?? []
  if (space !== '' && text.charAt(at - 1) === '=') return spaces(at, at + space.length)
  const [path = ''] = /^\/[\x21\x23-\x27*-\x2B\x2D-\x3A\x3C-\x5B\x5D-\x7E]*/.exec(rest) ?? []
  return path === '' ? null : unquoted(at, path)
}

function atComma(text: string, at: number): FieldSlip | null {
  const rest = text.slice(at)
  const gap = text.slice(0, at).length - text.slice(0, at).trimEnd().length
  if (rest.startsWith('=') && gap > 0) {
    const [equals = ''] = /^=\s*/.exec(rest) ?? []
    const span = { start: at - gap, end: at + equals.length }
    return {
      code: 'header-space',
      start: at - gap,
      end: at,
      edit: { span, text: '=', title: 'Remove the spaces' },
    }
  }
  if (rest.startsWith(';')) {
    if (nextKey.test(rest.slice(1)) || /^;\s*$/.test(rest)) return semicolon(text, at)
    return null
  }
  if (gap > 0 && nextKey.test(rest)) {
    const span = { start: at - gap, end: at - gap }
    return {
      code: 'header-missing-comma',
      ...span,
      edit: { span, text: ',', title: 'Add a comma' },
    }
  }
  return null
}

/** Returns the slip of a semicolon between members: a comma belongs there, or nothing at the end. */
export function semicolon(text: string, at: number): FieldSlip {
  const isLast = /^;\s*$/.test(text.slice(at))
  const span = { start: at, end: isLast ? text.length : at + 1 }
  return {
    code: 'header-semicolon',
    start: at,
    end: at + 1,
    edit: isLast
      ? { span, text: '', title: 'Remove the semicolon' }
      : { span, text: ',', title: 'Change to a comma' },
  }
}

function commaInList(text: string, at: number): FieldSlip {
  const [comma = ','] = /^,\s*/.exec(text.slice(at)) ?? []
  const span = { start: at, end: at + comma.length }
  const isLast = text.charAt(span.end) === ')'
  return {
    code: 'header-comma-in-list',
    start: at,
    end: at + 1,
    edit: {
      span,
      text: isLast ? '' : ' ',
      title: isLast ? 'Remove the comma' : 'Change to a space',
    },
  }
}

function spaces(start: number, end: number): FieldSlip {
  const span = { start, end }
  return { code: 'header-space', ...span, edit: { span, text: '', title: 'Remove the spaces' } }
}

/** Returns the slip of a URL without quotes. */
export function unquoted(start: number, url: string): FieldSlip {
  const span = { start, end: start + url.length }
  const text = `"${url}"`
  return { code: 'header-unquoted-url', ...span, edit: { span, text, title: `Change to ${text}` } }
}
