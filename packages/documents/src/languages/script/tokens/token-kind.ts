/** The token kinds that matter here. */
export type TokenKind =
  | 'string'
  | 'template'
  | 'template-head'
  | 'template-middle'
  | 'template-tail'
  | 'identifier'
  | 'punctuator'
  | 'jsx-string'
  | 'jsx-identifier'
  | 'jsx-punctuator'
  | 'comment'
  /** A number, a regular expression, JSX text, or an unclosed literal. */
  | 'other'

/** Each kind at its code. Codes are small numbers because a large program has a million tokens. */
export const tokenKinds: readonly TokenKind[] = [
  'other',
  'string',
  'template',
  'template-head',
  'template-middle',
  'template-tail',
  'identifier',
  'punctuator',
  'jsx-string',
  'jsx-identifier',
  'jsx-punctuator',
  'comment',
]

export const Kind = {
  other: 0,
  string: 1,
  template: 2,
  templateHead: 3,
  templateMiddle: 4,
  templateTail: 5,
  identifier: 6,
  punctuator: 7,
  jsxString: 8,
  jsxIdentifier: 9,
  jsxPunctuator: 10,
  comment: 11,
} as const
