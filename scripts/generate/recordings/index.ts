import type { GeneratedFile } from '../generated-file.ts'
import { type Command, recordCommands } from './recorded-commands.ts'
import { drawTerminal } from './terminal-drawing.ts'

const columns = 88

const page = `<a href="https://example.com/start">Start</a>
<a href="https://example.com:70000/">Shop</a>
<a href="https://example.com/price list">Prices</a>
`

/** Pictures of a terminal, by their names: what they show, and what is typed. */
const recordings: Readonly<Record<string, readonly [title: string, ...(readonly Command[])]>> = {
  'check-and-fix': [
    'A terminal: hreflint finds a port that is out of range and a space in a page, fixes the space, and shows which programs send a URL to another host',
    ['npx hreflint page.html', 'page.html'],
    ['npx hreflint page.html --fix', 'page.html', '--fix'],
    [
      'npx hreflint compare "http://good.example\\@evil.example/"',
      'compare',
      'http://good.example\\@evil.example/',
    ],
  ],
  'explain-url': [
    'A terminal: hreflint draws the parts of a URL, and explains a code',
    [
      'npx hreflint explain "https://example.com:8080/a b?q=1#top"',
      'explain',
      'https://example.com:8080/a b?q=1#top',
    ],
    ['npx hreflint explain whatwg/ipv4-octal-part', 'explain', 'whatwg/ipv4-octal-part'],
  ],
}

/** The pictures of terminals in READMEs: what the command line prints, as it prints it now. */
export async function terminalRecordings(): Promise<readonly GeneratedFile[]> {
  const files: GeneratedFile[] = []
  for (const [name, [title, ...commands]] of Object.entries(recordings)) {
    const recorded = await recordCommands(page, commands, columns)
    files.push({
      path: `docs/images/${name}.svg`,
      text: drawTerminal(recorded, title, columns),
    })
  }
  return files
}
