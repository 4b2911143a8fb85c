import type { Span } from '@hreflint/core'

/** A placeholder in a document, with the text around it. */
export interface Placeholder {
  readonly document: string
  readonly span: Span
  /** The character before the URL, which opens the string. */
  readonly quote: string
}

/** How programs of a language percent-encode a value that they insert into a string. */
export interface Encoder {
  /** What to call, for messages. */
  readonly call: string
  /**
   * Returns what to write instead of the placeholder. Null if it is not an expression, or if the call
   * needs an import that the document does not have.
   */
  readonly write?: (placeholder: Placeholder) => string | null
}

/**
 * Encoders by language. None leaves a `/` as it is or writes `+` for a space: most drivers read `+` as
 * a plus sign.
 */
export const encoders: Readonly<Record<string, Encoder>> = {
  python: { call: 'urllib.parse.quote(value, safe="")', write: inPython },
  ruby: {
    call: 'ERB::Util.url_encode(value)',
    write: placeholder =>
      /^require ["']erb["']/m.test(placeholder.document)
        ? written(placeholder, /^#\{([^"]+)\}$/, value => `#{ERB::Util.url_encode(${value})}`)
        : null,
  },
  php: {
    call: 'rawurlencode($value)',
    write: placeholder =>
      placeholder.quote === '"'
        ? written(
            placeholder,
            /^\{?(\$\w+(?:->\w+)*)\}?$/,
            value => `" . rawurlencode(${value}) . "`,
          )
        : null,
  },
  terraform: {
    call: 'replace(urlencode(value), "+", "%20")',
    write: placeholder =>
      /[$%]$/.test(placeholder.document.slice(0, placeholder.span.start))
        ? null
        : written(
            placeholder,
            /^\$\{([^"]+)\}$/,
            value => `\${replace(urlencode(${value}), "+", "%20")}`,
          ),
  },
  kotlin: { call: 'URLEncoder.encode(value, "UTF-8").replace("+", "%20")' },
  csharp: { call: 'Uri.EscapeDataString(value)' },
  shellscript: { call: 'printf %s "$value" | jq -sRr @uri' },
}

/** The string must not contain its own quote before Python 3.12. */
function inPython(placeholder: Placeholder): string | null {
  const { document, quote } = placeholder
  const name = /^from urllib\.parse import [^\n#]*\bquote\b(?! as\b)/m.test(document)
    ? 'quote'
    : /^import urllib\.parse\b(?! as\b)/m.test(document)
      ? 'urllib.parse.quote'
      : null
  const empty = quote === '"' ? "''" : '""'
  if (name === null || !/["']/.test(quote)) return null
  return written(
    placeholder,
    /^\{([A-Za-z_][\w.]*)\}$/,
    value => `{${name}(${value}, safe=${empty})}`,
  )
}

function written(
  { document, span }: Placeholder,
  form: RegExp,
  write: (value: string) => string,
): string | null {
  const value = form.exec(document.slice(span.start, span.end))?.[1]
  return value === undefined ? null : write(value)
}
