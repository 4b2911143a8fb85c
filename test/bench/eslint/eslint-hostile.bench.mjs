// What one literal costs that is made to take long: the recommended rules and those of `security`, above no rules at all.
// Run with: node test/bench/eslint/eslint-hostile.bench.mjs [shape]
//
// Each program is linted with rules and without, in turn; what is taken of each is the least time of some rounds, by the
// clock. The exponent tells how the rules' share grows from one size to one four times as large: 1 is linear.
// Between the sizes of "a sum", the syntax tree outgrows the young generation of the garbage collector, which costs once: the
// share is 0.4 µs a character up to 800 terms, 0.7 from 1 600 to 6 400, and 0.4 to 0.5 for all with `--min-semi-space-size=64 --max-semi-space-size=128`.
import * as typescript from '@typescript-eslint/parser'
import { Linter } from 'eslint'
import plugin from 'eslint-plugin-hreflint'
import { printTargets } from '../measure.mjs'

/** Programs with one text that is made of `n` pieces. */
const shapes = {
  'spaces between letters': n => `fetch("https://a/${' b'.repeat(n)}")`,
  'spaces in a row': n => `fetch("https://a/${' '.repeat(n)}b")`,
  'several mistakes': n => `fetch("https://a/${' ^ b%|'.repeat(n)}b")`,
  escapes: n => `fetch("https://a/${'\\x20b'.repeat(n)}")`,
  'an unknown base': n => `new URL("./${' b'.repeat(n)}", base)`,
  placeholders: n => `fetch(\`https://a/${'${x}/'.repeat(n)}\`)`,
  'placeholders and spaces': n => `fetch(\`https://a/${'${x} /'.repeat(n)}\`)`,
  'a sum': n => `fetch("https://a/"${' + x + " /"'.repeat(n)})`,
  'a srcset': n => `document.createElement("img").srcset = "${'/a^b 1x, '.repeat(n)}"`,
  'a srcset of distinct URLs': n =>
    `document.createElement("img").srcset = "${Array.from({ length: n }, (_, i) => `/a^${i} 1x, `).join('')}"`,
  'a style': n => `e.setAttribute("style", "${'a:url(/a^b);'.repeat(n)}")`,
  'a constant in many calls': n => `const a = "https://a/ b"; ${'fetch(a);'.repeat(n)}`,
  'a constant in one text': n => `const a = " b"; fetch(\`https://a/${'${a}'.repeat(n)}\`)`,
  'a choice in many calls': n =>
    `const a = ${'x ? "/a b" : '.repeat(n / 4)}"/"; ${'fetch(a);'.repeat(n / 4)}`,
  'members of an enumeration': n =>
    `enum E { ${Array.from({ length: n / 4 }, (_, i) => `A${i} = "/a b",`).join(' ')} } ${Array.from({ length: n / 4 }, (_, i) => `fetch(E.A${i});`).join('')}`,
  choices: n => `fetch(${'x ? "/a b" : '.repeat(n)}"/")`,
  'names before a guard': n =>
    guarding(
      `${times(n, i => `let v${i} = v${(i + 1) % n} + v${(i * 7 + 3) % n};`)} if (v0) g(); ${guard}`,
    ),
  guards: n => guarding(times(n, i => `if (url.indexOf("a${i}.com") < 0) return;`)),
  'uses after a guard': n => guarding(`${guard} ${'fetch(url);'.repeat(n)}`),
  'parts of a request': n => `fetch(\`https://a/${'${req.query.x}/'.repeat(n)}\`)`,
  'parameters of a request': n => `fetch("https://a/?"${' + "&a=" + req.query.x'.repeat(n)})`,
}
const times = (n, make) => Array.from({ length: n }, (_, i) => make(i)).join(' ')
const guard = 'if (url.indexOf("a.com") < 0) return;'
const guarding = code => `function f(url) { ${code} location.href = url }`

const wanted = process.argv[2] ?? ''
const linter = new Linter()
const { recommended, security } = plugin.configs
const rules = { ...recommended.rules, ...security.rules }
const untyped = { ...recommended, rules, files: ['**/*.js'] }
const typed = { ...untyped, languageOptions: { parser: typescript } }

function timeOf(code, rounds) {
  const config = code.startsWith('enum ') ? typed : untyped
  const idle = { ...config, rules: {} }
  let [with_, without] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    linter.verify(code, idle, 'a.js')
    const middle = performance.now()
    const messages = linter.verify(code, config, 'a.js')
    if (messages[0]?.fatal) throw new Error(messages[0].message)
    without = Math.min(without, middle - start)
    with_ = Math.min(with_, performance.now() - middle)
  }
  return Math.max(with_ - without, 0.001)
}

/** Parsers of programs go no deeper into sums and choices. */
const sizes = [400, 1600]
printTargets(
  Object.entries(shapes)
    .filter(([what]) => what.includes(wanted))
    .flatMap(([what, make]) => {
      timeOf(make(100), 30)
      const [small, large] = sizes.map(size => ({ time: timeOf(make(size), 20), code: make(size) }))
      return [
        {
          what,
          value: (large.time * 1000) / large.code.length,
          unit: 'µs a character',
          target: 1,
        },
        {
          what: `${what}: exponent`,
          value: Math.log(large.time / small.time) / Math.log(sizes[1] / sizes[0]),
          unit: '',
          target: 1.3,
        },
      ]
    }),
)
