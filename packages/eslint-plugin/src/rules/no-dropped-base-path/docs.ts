import type { RuleDocs } from '../define/rule-docs.ts'

export const docs: RuleDocs = {
  what: 'Reports `new URL(input, base)` with a base that is known and has a path, if the result has lost that path. A base that is a file (`…/page.html`) or has a query, and inputs that begin with `.` or `//`, are left alone. In files of tests nothing is reported.',
  why: 'A URL that begins with `/` replaces the whole path of its base, and one that does not replaces the last segment, unless the base ends with `/`. `new URL("/users", "https://api.example.com/v1/")` is `https://api.example.com/users`.',
  notFor: 'Programs that resolve links of pages.',
  priorArt: 'None.',
  examples: {
    js: {
      incorrect: [
        "new URL('/users', 'https://api.example.com/v1/')",
        "new URL('users', 'https://api.example.com/v1')",
        "const API = 'https://api.example.com/v1'; const url = new URL('/users', API)",
      ],
      correct: [
        "new URL('users', 'https://api.example.com/v1/')",
        "new URL('/users', 'https://api.example.com')",
        "new URL('/v1/users', 'https://api.example.com/v1/')",
        "new URL('style.css', 'https://example.com/index.html')",
        "new URL('../users', 'https://api.example.com/v1/')",
        "new URL('/users', base)",
      ],
    },
    ts: {
      incorrect: ["new URL('/users' as string, 'https://api.example.com/v1/')"],
      correct: ["new URL('users' as string, 'https://api.example.com/v1/')"],
    },
  },
}
