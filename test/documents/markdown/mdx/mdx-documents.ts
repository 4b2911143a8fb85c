import fc from 'fast-check'

// Documents of MDX, nearly all of them without a mistake: MDX stops at the first.

const word = fc.constantFrom(
  'word',
  'a',
  'äö',
  'import',
  'x > y',
  '1.',
  '\\{',
  '\\<',
  'a*b*',
  '&amp;',
  '😀',
)
const expression = fc.constantFrom(
  '{x}',
  '{`a ${b} }`}',
  '{"}"}',
  '{/* } */}',
  '{/* remark */}',
  '{f({a: 1})}',
  "{<a href='/in'>{y}</a>}",
  '{ }',
)
const attribute = fc.constantFrom(
  'href="/page"',
  "src='a.png'",
  'href={x}',
  '{...rest}',
  'title="a > b {c}"',
  'href="a&amp;b"',
  'data-x',
  'id="place"',
  'style={{ color: "red" }}',
  'href="http://[x"',
)
const element = fc.constantFrom('a', 'img', 'Link', 'Tabs.Tab', 'div', 'b', 'link', 'x:y')
const attributes = fc
  .array(attribute, { maxLength: 3 })
  .map(list => list.map(one => ` ${one}`).join(''))
const selfClosing = fc.tuple(element, attributes).map(([name, list]) => `<${name}${list} />`)
const destination = fc.constantFrom('b.md', '<b c>', '/d(e)', '../f#g', '\\(h', 'i/é', '&lt;', '')
const title = fc.constantFrom('', ' "title"', " '<b>'")
const link = fc
  .tuple(
    fc.constantFrom('', '!'),
    fc.constantFrom('text', '`{`', '<b>x</b>', '{x}', ''),
    destination,
    title,
  )
  .map(([mark, text, to, about]) => `${mark}[${text}](${to}${about})`)
const code = fc.constantFrom('`<a href="/code">`', '``{ ` ``', '`{x`', '`[a](b)`')
const autolink = fc.constantFrom('http://a.example/b', 'www.example.com/c.', 'd@example.com')
const inline = fc.oneof(
  { weight: 3, arbitrary: word },
  { weight: 3, arbitrary: link },
  expression,
  selfClosing,
  code,
  autolink,
)
const text = fc.array(inline, { minLength: 1, maxLength: 5 }).map(parts => parts.join(' '))
const inElement = fc
  .tuple(element, attributes, text)
  .map(([name, list, inside]) => `<${name}${list}>${inside}</${name}>`)
const line = fc.oneof({ weight: 3, arbitrary: text }, inElement, fc.constant('[a]: b.md'))

const leaf = fc.oneof(
  { weight: 4, arbitrary: line },
  fc.array(line, { minLength: 2, maxLength: 3 }).map(lines => lines.join('\n')),
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), text)
    .map(([level, inside]) => `${'#'.repeat(level)} ${inside}`),
  fc.constantFrom(
    '```js\n{ <a href="/x">\n```',
    '~~~\n[a](b)\n~~~',
    '[r]: <d e> "t"',
    '    [in](dent)',
  ),
  fc.constantFrom(
    'import a from "b.mdx"',
    'export const a = {\n\n  b: `\n\n`,\n}',
    'import {\n  c\n} from "d"',
  ),
  fc.constantFrom(
    '| a | b |\n| - | - |\n| [c](d) | {x} |',
    '{/* all\n\nof it */}',
    '{\n  <a href="/y"/>\n}',
  ),
  fc.constantFrom('***', '> [a](b) {x}\n> <b>c</b>'),
)

const indented = (block: string, by: string): string => block.replace(/^(?=.)/gm, by)
const isModule = (block: string): boolean => /^(?:import|export) /.test(block)

const block: fc.Arbitrary<string> = fc.letrec<{ block: string; nested: string }>(tie => ({
  block: fc.oneof({ maxDepth: 3, withCrossShrink: true }, leaf, tie('nested')),
  nested: fc.oneof(
    fc
      .tuple(element, attributes, tie('block'), fc.constantFrom('', '  ', '      '))
      .filter(([, , inside]) => !isModule(inside))
      .map(([name, list, inside, by]) => `<${name}${list}>\n${indented(inside, by)}\n</${name}>`),
    tie('block')
      .filter(inside => !isModule(inside))
      .map(inside => `- ${indented(inside, '  ').trimStart()}`),
    tie('block')
      .filter(inside => !isModule(inside) && !inside.includes('\n'))
      .map(inside => `> ${inside}`),
  ),
})).block

/** Whole documents. */
export const mdxDocuments: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('', '---\ntitle: "{ <a"\n---\n'), fc.array(block, { maxLength: 5 }))
  .map(([matter, blocks]) => matter + blocks.join('\n\n'))
