import type { EscapeSyntax } from '../../decode-escapes.ts'

/** How the configuration of a server divides its directives into words. */
export interface ServerSyntax {
  /** The characters that end a directive. */
  readonly ends: string
  /** Whether `#` begins a comment only where a directive could begin. */
  readonly commentsAreLines: boolean
  /** Whether text in quotes may go on in the next line. */
  readonly quotesSpanLines: boolean
  /** Finds the end of a word without quotes, or a backslash in it. Must be global. */
  readonly wordEnd: RegExp
  readonly bare: EscapeSyntax
  /** By quote. */
  readonly quotes: ReadonlyMap<string, EscapeSyntax>
}

const controls: Readonly<Record<string, string>> = { t: '\t', r: '\r', n: '\n' }

/** As `ngx_conf_read_token` reads it. */
const nginxEscapes: Pick<EscapeSyntax, 'escapes' | 'decode'> = {
  escapes: /\\["'\\trn]/g,
  decode: found => controls[found.charAt(1)] ?? found.charAt(1),
}

export const nginx: ServerSyntax = {
  ends: ';{}',
  commentsAreLines: false,
  quotesSpanLines: true,
  wordEnd: /[\s;\\]|(?<!\$)\{/g,
  bare: { ...nginxEscapes, escape: withoutQuotes },
  // A `$` begins a variable, which no escape prevents.
  quotes: quoted('"\'', quote => ({ ...nginxEscapes, escape: escaping(quote, /[\r\n\\$]/) })),
}

export const apache: ServerSyntax = {
  ends: '\n',
  commentsAreLines: true,
  quotesSpanLines: false,
  wordEnd: /[\s\\]/g,
  bare: { escapes: /\\\\/g, decode: () => '\\', escape: withoutQuotes },
  quotes: quoted('"\'', quote => ({
    // A line that ends with a backslash goes on in the next.
    escapes: new RegExp(`\\\\\\r?\\n|\\\\[${quote}\\\\]`, 'g'),
    decode: found => (found.endsWith('\n') ? '' : found.charAt(1)),
    escape: escaping(quote, /[\r\n\\]/),
  })),
}

/** What mod_headers reads in a value once more, when its quotes are gone. */
export const apacheFormat: EscapeSyntax = {
  escapes: /\\[\\trn]|%%/g,
  decode: found => controls[found.charAt(1)] ?? found.charAt(1),
  escape: text => (text.includes('\\') ? null : text.replaceAll('%', '%%')),
}

export const caddy: ServerSyntax = {
  ends: '\n',
  commentsAreLines: false,
  quotesSpanLines: true,
  wordEnd: /[\s\\]/g,
  bare: { escapes: /(?!)/g, decode: () => null, escape: withoutQuotes },
  quotes: new Map<string, EscapeSyntax>([
    // Of backslashes, only those before a quote are escapes.
    [
      '"',
      {
        escapes: /\\["\\]/g,
        decode: found => (found === '\\"' ? '"' : found),
        escape: escaping('"', /[\r\n\\{]/),
      },
    ],
    [
      '`',
      {
        escapes: /(?!)/g,
        decode: () => null,
        escape: text => (/[\r\n`{]/.test(text) ? null : text),
      },
    ],
  ]),
}

function quoted(
  quotes: string,
  syntaxOf: (quote: string) => EscapeSyntax,
): ReadonlyMap<string, EscapeSyntax> {
  return new Map(Array.from(quotes, quote => [quote, syntaxOf(quote)]))
}

function escaping(quote: string, refused: RegExp): EscapeSyntax['escape'] {
  return text => (refused.test(text) ? null : text.replaceAll(quote, `\\${quote}`))
}

function withoutQuotes(text: string): string | null {
  return /[\s"'`;{}#\\$%]/.test(text) ? null : text
}
