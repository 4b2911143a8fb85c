import type { RuleDocs } from '../define/rule-docs.ts'

export const docs: RuleDocs = {
  what: 'Reports queries that a program builds from names and values without encoding the values: `"?" + key + "=" + params[key]`, or the members of an object joined with `&` after a question mark. The rule suggests `URLSearchParams`.',
  why: 'The value `a&b=c` becomes two parameters, `a#b` ends the query, and `a+b` is read as `a b`. Whoever controls the value can set other parameters of the request.',
  notFor:
    'Text that looks like a query but is signed instead of sent, as for payment services. The rule reports only text that follows a question mark.',
  priorArt: 'None that checks the values.',
  examples: {
    js: {
      incorrect: [
        "url += '?' + Object.keys(params).map(key => key + '=' + params[key]).join('&')",
        'const query = Object.entries(params).map(([key, value]) => `${key}=${value}`).join("&"); fetch(`/search?${query}`)',
        "for (const key in params) url += (url.includes('?') ? '&' : '?') + key + '=' + params[key]",
        'const link = `https://example.com/?${key}=${params[key]}`',
      ],
      correct: [
        "url += '?' + new URLSearchParams(params)",
        "url += '?' + Object.keys(params).map(key => key + '=' + encodeURIComponent(params[key])).join('&')",
        "const toSign = Object.keys(params).map(key => key + '=' + params[key]).join('&')",
        "url += '?' + name + '=' + value",
        "url += '?' + name + '=' + Date.now()",
      ],
    },
    ts: {
      incorrect: ["const link = (name: string, value: string) => '/a?' + name + '=' + value"],
      correct: ["const link = (name: string, value: number) => '/a?' + name + '=' + value"],
    },
  },
}
