import type { RuleDocs } from '../define/rule-docs.ts'

export const docs: RuleDocs = {
  what: 'Reports `new URL(input, base)` if the path of a known base is missing from the result. A base that is a file (`…/page.html`) or has a query is not reported, nor is an input that begins with `.` or `//`. The rule reports nothing in test files.',
  why: 'An input that begins with `/` replaces the whole path of the base. Any other input replaces the last segment, unless the base ends with `/`. `new URL("/users", "https://api.example.com/v1/")` is `https://api.example.com/users`.',
  notFor: 'Programs that resolve the links of pages.',
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
