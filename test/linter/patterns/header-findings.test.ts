import { applyEdits } from '@hreflint/core'
import { languageOf } from '@hreflint/documents'
import { lintDocument } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { marked } from '../../support/marked.ts'

/** The findings about patterns in a file. */
function findingsOf(fileName: string, text: string) {
  const language = languageOf(fileName)
  if (language === null) throw new Error(`${fileName} has no language.`)
  return lintDocument(text, language, undefined, { fileName }).filter(({ code }) =>
    code.startsWith('pattern/'),
  )
}

const vercel = (name: string, value: string) =>
  JSON.stringify({ headers: [{ source: '/(.*)', headers: [{ key: name, value }] }] })

const reversed = (name: string, value: string) =>
  `{"headers":[{"source":"/(.*)","headers":[{"value":${JSON.stringify(value)},"key":"${name}"}]}]}`

const firebase = (name: string, value: string) =>
  JSON.stringify({ hosting: { headers: [{ source: '**', headers: [{ key: name, value }] }] } })

const webApp = (name: string, value: string) =>
  JSON.stringify({ globalHeaders: { [name]: value }, routes: [{ route: '/a' }] })

const route = (name: string, value: string) =>
  JSON.stringify({ routes: [{ route: '/a', headers: { [name]: value } }] })

const netlify = (name: string, value: string) =>
  `[[headers]]\n  for = "/*"\n  [headers.values]\n    ${name} = '''\n${value}\n'''\n`

const inline = (name: string, value: string) =>
  `[[headers]]\n  for = "/*"\n  values = { "${name}" = ${JSON.stringify(value)} }\n`

const lines = (name: string, value: string) =>
  `# all\n/*\n  X-Frame-Options: DENY\n  ${name}: ${value}\n`

/** In double quotes, as every server takes them. */
const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`

const nginx = (name: string, value: string) =>
  `server {\n  # add_header X 'y\n  location ~ \\.js$ { add_header ${name} ${quoted(value)} always; }\n}\n`

const nginxSingle = (name: string, value: string) =>
  `add_header 'X-A' "a;b";\nadd_header ${name}\n  '${value.replaceAll("'", "\\'")}';\n`

const nginxMore = (name: string, value: string) =>
  `more_set_headers -s 404 "X-A: b" ${quoted(`${name}: ${value}`)};\n`

const apache = (name: string, value: string) =>
  `<IfModule mod_headers.c>\n  header always Set ${name} ${quoted(value)} env=A\n</IfModule>\n`

const apacheSingle = (name: string, value: string) =>
  `Header unset ETag\r\nHeader append \\\r\n  ${name}: '${value.replaceAll("'", "\\'")}'\r\n`

const caddy = (name: string, value: string) =>
  `a.example {\n\theader /a/* ${name} ${quoted(value)} # so\n}\n`

const caddyBlock = (name: string, value: string) =>
  `header @m {\n\t-Server\n\tmatch {\n\t\tstatus 2xx\n\t}\n\t>${name} \`${value}\`\n\tdefer\n}\nrespond "header"\n`

const caddyDown = (name: string, value: string) =>
  `reverse_proxy a {\n\theader_up X y\n\theader_down +${name} ${quoted(value)}\n}\n`

const files: readonly (readonly [string, (name: string, value: string) => string])[] = [
  ['_headers', lines],
  ['netlify.toml', netlify],
  ['netlify.toml', inline],
  ['vercel.json', vercel],
  ['vercel.json', reversed],
  ['firebase.json', firebase],
  ['staticwebapp.config.json', webApp],
  ['staticwebapp.config.json', route],
  ['nginx.conf', nginx],
  ['default.conf.template', nginxSingle],
  ['a.conf', nginxMore],
  ['.htaccess', apache],
  ['sites/a.conf', apacheSingle],
  ['Caddyfile', caddy],
  ['a.Caddyfile', caddyBlock],
  ['Caddyfile', caddyDown],
]

type Header = [name: string, value: string, code: string, fixed?: string]

const headers: readonly Header[] = [
  ['Content-Security-Policy', 'img-src «self» data:', 'csp-unquoted', "img-src 'self' data:"],
  [
    'content-security-policy-report-only',
    "default-src 'self'; img-src «data»",
    'csp-scheme-without-colon',
  ],
  [
    'Permissions-Policy',
    'camera=()«;» microphone=()',
    'header-semicolon',
    'camera=(), microphone=()',
  ],
  [
    'Permissions-Policy',
    "«camera 'none'; usb 'self'»",
    'policy-legacy-syntax',
    'camera=(), usb=(self)',
  ],
  [
    'Reporting-Endpoints',
    'main=«https://a.example/r»',
    'header-unquoted-url',
    'main="https://a.example/r"',
  ],
  ['Link', '«/a.css»; rel=preload', 'link-without-brackets', '</a.css>; rel=preload'],
  ['Access-Control-Allow-Origin', 'https://a.example«/»', 'origin-with-path', 'https://a.example'],
  ['Access-Control-Allow-Origin', '«https://a.example, https://b.example»', 'origin-list'],
  ['Connection-Allowlist', '("https://a.example«{»")', 'unclosed'],
  ['Use-As-Dictionary', 'match=«/js/*.js»', 'header-unquoted-url', 'match="/js/*.js"'],
]

test('what ends in .conf is read in VS Code, which calls it properties', () => {
  const text = nginx('Permissions-Policy', 'camera=(); usb=()')
  const codesIn = (fileName: string) =>
    lintDocument(text, 'properties', undefined, { fileName }).map(({ code }) => code)
  expect(codesIn('nginx.conf')).toEqual(['pattern/header-semicolon'])
  expect(codesIn('a.properties')).toEqual([])
})

describe.each(files)('%s', (fileName, write) => {
  test.each<Header>(headers)('%s: %s', (name, value, code, fixed) => {
    const { text: plain, spans } = marked(value)
    const text = write(name, plain)
    const said = findingsOf(fileName, text).map(
      finding => `${finding.code} ${text.slice(finding.span.start, finding.span.end)}`,
    )
    const written = spans.map(({ start, end }) => plain.slice(start, end))
    // Files escape quotes with backslashes.
    expect(said.map(line => line.replaceAll('\\', ''))).toEqual(
      written.map(part => `pattern/${code} ${part}`),
    )
    const [fix] = findingsOf(fileName, text)[0]?.fixes ?? []
    if (fixed !== undefined) expect(applyEdits(text, fix?.edits ?? [])).toBe(write(name, fixed))
  })

  test.each([
    ['Content-Security-Policy', "default-src 'self' https://a.example; img-src *"],
    ['Content-Security-Policy', "script-src 'nonce-{{nonce}}' ${HOSTS}"],
    ['Permissions-Policy', 'camera=(), geolocation=(self "https://a.example"), fullscreen=*'],
    ['Permissions-Policy', '$policy'],
    ['Permissions-Policy', '{{ policy }}; x'],
    ['Feature-Policy', "camera 'none'; usb 'self'"],
    ['Reporting-Endpoints', 'main="https://a.example/r", csp="/csp"'],
    ['Reporting-Endpoints', 'main=https://${HOST}/r'],
    ['Link', '<https://a.example>; rel=preconnect, </a.css>; rel=preload; as=style'],
    ['Access-Control-Allow-Origin', '*'],
    ['Access-Control-Allow-Origin', 'null'],
    ['Access-Control-Allow-Origin', 'https://a.example'],
    ['Access-Control-Allow-Origin', 'https://$host/'],
    ['Connection-Allowlist', '(response-origin "https://*.a.example"); report-to=main'],
    ['Use-As-Dictionary', 'match="/js/*.js", match-dest=("script"), id="v1"'],
    ['X-Other', 'camera=(); microphone=()'],
  ])('is silent about %s: %s', (name, value) => {
    expect(findingsOf(fileName, write(name, value))).toEqual([])
  })
})
