import { describe, expect, test } from 'vitest'
import { fixAll, lint } from '../support/lint.ts'

// Programs of which anything worse than linear time would not come to an end.

const count = 20_000

/** Parsers of programs go no deeper into sums and choices. */
const depth = 1000

describe('one text with very many mistakes is one report of each kind', () => {
  test.each([
    ['a literal', `fetch("https://a/${' b'.repeat(count)}")`],
    ['nothing but spaces', `fetch("https://a/${' '.repeat(count)}b")`],
    ['escapes', `fetch("https://a/${'\\x20b'.repeat(count)}")`],
    ['an unknown base', `new URL("./${' b'.repeat(2 * count)}", base)`],
    ['placeholders', `fetch(\`https://a/${'${x} /'.repeat(count)}\`)`],
    ['a sum', `fetch("https://a/"${' + x + " /"'.repeat(depth)})`],
    ['a constant', `const a = " b"; fetch(\`https://a/${'${a}'.repeat(9000)}\`)`],
  ])('%s', (_, code) => {
    expect(lint(code)).toMatchObject([{ messageId: 'whatwg/unescaped-space' }])
  })

  test('and its fix repairs them all', () => {
    const code = `fetch("https://a/${' b'.repeat(count)}")`
    expect(fixAll(code).output).toBe(code.replaceAll(' b', '%20b'))
  })
})

test('placeholders without a mistake are no report', () => {
  expect(lint(`fetch(\`https://a/${'${x}/'.repeat(count)}\`)`)).toEqual([])
})

describe('a constant in very many calls is reported once', () => {
  test.each([
    ['by its name', `const a = "https://a/ b"; ${'fetch(a);'.repeat(count)}`],
    ['as a member', `const a = { b: "https://a/ b" }; ${'fetch(a.b);'.repeat(count)}`],
    [
      'with a long text',
      `const a = "https://a/${' b'.repeat(count)}"; ${'fetch(a);'.repeat(count)}`,
    ],
  ])('%s', (_, code) => {
    expect(lint(code)).toHaveLength(1)
  })

  test('as a base with a long text', () => {
    const base = `const a = "https://a/${'b/'.repeat(count)}"`
    expect(lint(`${base}; ${'new URL(x, a);'.repeat(count)}`)).toEqual([])
  })
})

describe('each of very many URLs is reported', () => {
  test.each([
    ['of a srcset', `document.createElement("img").srcset = "${'/a^b 1x, '.repeat(depth)}"`],
    [
      'of a srcset with placeholders',
      `document.createElement("img").srcset = \`${'/a^b${x} 1x, '.repeat(depth)}\``,
    ],
    ['of a style', `e.setAttribute("style", "${'a:url(/a^b);'.repeat(depth)}")`],
    ['of a choice', `fetch(${'x ? "/a^b" : '.repeat(depth)}"/")`],
    [
      'of alternatives',
      `fetch(${'x || "/a^b" || '.repeat(depth / 2)}${'x && "/a^b" || '.repeat(depth / 2)}"/")`,
    ],
    ['of a chain of calls', `x${'.open("GET", "/a^b")'.repeat(depth)}`],
    ['of a constant', `const a = ${'x ? "/a^b" : '.repeat(depth)}"/"; fetch(a)`],
  ])('%s', (_, code) => {
    expect(lint(code)).toHaveLength(depth)
  })
})

test('constants that are made of each other are not worked out without end', () => {
  const names = [...'abcdefg']
  const doubling = names.map((name, i) =>
    i === 0
      ? `const a = "/a b"`
      : `const ${name} = ${Array(40)
          .fill(names[i - 1])
          .join(' + ')}`,
  )
  expect(lint(`${doubling.join('\n')}\nfetch(g)`)).toEqual([])
})

test('many ways from one constant to another are followed once', () => {
  const ways = (name: string) => Array(400).fill(`x ? ${name} : `).join('')
  const code = `const a = "/a b", b = ${ways('a')}y, c = ${ways('b')}y, d = ${ways('c')}y; fetch(d)`
  expect(lint(code)).toMatchObject([{ messageId: 'whatwg/unescaped-space' }])
})

describe('a constant that a text has several times', () => {
  test('is repaired if all of it is repaired alike', () => {
    const code = 'const a = " b"; fetch(`/a${a}${a}${a}${a}${a}${a}${a}`)'
    expect(fixAll(code).output).toBe(code.replace('" b"', '"%20b"'))
  })

  test('is not repaired for one of its places alone', () => {
    // Each of the two reports is about one place, and its fix would change the other.
    const code = 'const a = " b"; fetch(`/a${a}#${a}`)'
    expect(fixAll(code).output).toBe(code)
  })
})
