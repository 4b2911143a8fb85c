import type { RuleDocs } from '../define/rule-docs.ts'

const raw = String.raw

export const docs: RuleDocs = {
  what: 'Reports values that are inserted into a URL without being encoded: as a path segment, the value of a query parameter, a user name, a password or the start of a host. Each report shows a value and the URL that results from it. The rule checks URLs whose use is known (`fetch()`, `location`, `href` and the places in your settings), and reports a value only if it is known to be a string that has not been encoded: a parameter or property of the type `string`, a part of a request (`req.query.q`), the value of a field, `searchParams.get()`, `prompt()` or `JSON.stringify()`. It does not report values that a test before the URL restricts (a regular expression, a list, `===`, `switch`), unless the value it shows passes the test. It does not report members of imports and of constants of the module, numbers, literals, enums and unions of plain literals, `.length`, dates and UUIDs, the result of `encodeURIComponent()` or `encodeURI()`, or the results of other functions. With type information (`parserOptions.projectService`), it knows the types of values that have no annotation. The rule suggests `encodeURIComponent()`.',
  why: 'In a path, `?` and `#` begin another component, and `../` selects another resource of the server, with the rights of the program (CWE-74). In a query, `&` adds a parameter. At the start of a host, `evil.example/` sends the request to another server (CWE-918).',
  notFor:
    'Programs in which these values contain only letters and digits. A path of several segments has to be encoded segment by segment, so values named like a path (`path`, `prefix`, `folder`) are not reported. `encodeURIComponent()` leaves `.` and `..` as they are, so reject them as path segments.',
  priorArt: 'None that checks the component.',
  examples: {
    js: {
      incorrect: [
        "app.get('/go', (req, res) => fetch(`https://api.example.com/users/${req.params.name}`))",
        "const { q } = req.query; fetch('https://api.example.com/search?q=' + q)",
        raw`fetch('/search?filter=' + JSON.stringify(filter))`,
        'fetch(`https://${req.query.tenant}.example.com/`)',
      ],
      correct: [
        "app.get('/go', (req, res) => fetch(`https://api.example.com/users/${encodeURIComponent(req.params.name)}`))",
        'fetch(`/page/${list.length}`)',
        'fetch(`/page/${page + 1}?at=${Date.now()}`)',
        "const q = encodeURIComponent(req.query.q); fetch('/search?q=' + q)",
        'fetch(`https://api.example.com/users/${name}`)',
        'fetch(`https://api.example.com/${req.query.path}`)',
        'if (/^[a-z]+$/.test(req.query.name)) fetch(`https://api.example.com/users/${req.query.name}`)',
      ],
    },
    ts: {
      incorrect: [
        'const load = (name: string) => fetch(`/users/${name}`)',
        'const load = (user: string) => fetch(`https://${user}@example.com/`)',
      ],
      correct: [
        'const load = (id: number) => fetch(`/users/${id}`)',
        'const load = (size: "s" | "m") => fetch(`/images/${size}`)',
        'const load = (name: string) => fetch(`/users/${encodeURIComponent(name)}`)',
      ],
    },
    jsx: {
      incorrect: [],
      correct: ['const Link = ({ id }) => <a href={`/users/${encodeURIComponent(id)}`}>open</a>'],
    },
  },
}
