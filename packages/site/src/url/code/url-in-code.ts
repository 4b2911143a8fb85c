/** A program that uses a URL. */
export interface CodeOfUrl {
  readonly language: string
  readonly code: string
}

/** A URL as a string of several languages, in the shortest program that asks for it or, if it is of no web server, reads it. */
export function urlInCode(href: string): readonly CodeOfUrl[] {
  // The escapes of JSON are also those of JavaScript, Python and Go.
  const literal = JSON.stringify(href)
  if (!/^https?:/.test(href)) {
    return [
      { language: 'JavaScript', code: `const url = new URL(${literal})` },
      {
        language: 'Python',
        code: `from urllib.parse import urlsplit\n\nurl = urlsplit(${literal})`,
      },
      { language: 'Go', code: `u, err := url.Parse(${literal})` },
    ]
  }
  return [
    { language: 'JavaScript', code: `const response = await fetch(${literal})` },
    {
      language: 'Python',
      code: `from urllib.request import urlopen\n\nresponse = urlopen(${literal})`,
    },
    { language: 'Go', code: `response, err := http.Get(${literal})` },
    { language: 'curl', code: `curl ${globs(href)}${inShell(href)}` },
  ]
}

/** curl reads brackets and braces as patterns of many URLs. */
function globs(href: string): string {
  return /[[\]{}]/.test(href) ? '--globoff ' : ''
}

function inShell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
