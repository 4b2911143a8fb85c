// Configurations and prose that are made to be slow to read, as functions of their size. Each begins with a URL,
// without which nothing is read.

const upTo = (piece, size) => piece.repeat(Math.ceil(size / piece.length))

const yaml = after => size => `a: https://a/\nb: ${after(size)}`
const toml = after => size => `a = "https://a/"\nb = ${after(size)}`
const dotenv = after => size => `A=https://a/\nB=${after(size)}`
const prose = after => size => `https://a/ ${after(size)}`
const ini = after => size => `a = https://a/\n${after(size)}`

const deeper = size => {
  const lines = []
  for (let indent = 1, length = 0; length < size; indent++) {
    lines.push(`${' '.repeat(indent)}a:`)
    length += indent + 3
  }
  return `\n${lines.join('\n')}`
}

/** Language, name, and function of the size. */
export const hostileConfigurations = [
  ['yaml', 'unclosed sequences in sequences', yaml(size => upTo('[', size))],
  [
    'yaml',
    'sequences in sequences',
    yaml(size => `${upTo('[', size / 2)}"https://a/"${upTo(']', size / 2)}`),
  ],
  [
    'yaml',
    'mappings in mappings',
    yaml(size => `${upTo('{a: ', (size / 5) * 4)}b${upTo('}', size / 5)}`),
  ],
  ['yaml', 'many sequences', yaml(size => `\n${upTo('- [[["https://a/"]]]\n', size)}`)],
  ['yaml', 'unclosed sequences', yaml(size => `\n${upTo('- ["https://a/",\n', size)}`)],
  ['yaml', 'a long sequence', yaml(size => `[${upTo('"https://a/", ', size)}]`)],
  ['yaml', 'deeper and deeper', yaml(deeper)],
  ['yaml', 'items in items', yaml(size => `\n  ${upTo('- ', size)}`)],
  ['yaml', 'keys with question marks', yaml(size => upTo('? ', size))],
  ['yaml', 'anchors', yaml(size => `\n${upTo('- &a https://a/\n', size)}`)],
  ['yaml', 'anchors on a line', yaml(size => `${upTo('&a ', size)}c`)],
  ['yaml', 'aliases', yaml(size => `&a c\nd:\n${upTo('- *a\n', size)}`)],
  ['yaml', 'aliases on a line', yaml(size => `[${upTo('*a, ', size)}]`)],
  ['yaml', 'tags on a line', yaml(size => `${upTo('!a ', size)}c`)],
  ['yaml', 'a long block scalar', yaml(size => `|\n${upTo('  https://a/b: "x\n', size)}`)],
  ['yaml', 'a block scalar of one line', yaml(size => `|\n  ${upTo('https://a/b', size)}`)],
  ['yaml', 'block scalars', yaml(size => `\n${upTo('- |\n  https://a/b\n', size)}`)],
  ['yaml', 'colons', yaml(size => upTo(':', size))],
  ['yaml', 'colons and spaces', yaml(size => upTo(': ', size))],
  ['yaml', 'double quotes', yaml(size => upTo('"', size))],
  ['yaml', 'single quotes', yaml(size => upTo("'", size))],
  ['yaml', 'escaped quotes', yaml(size => `"${upTo('\\"', size)}`)],
  ['yaml', 'unterminated strings', yaml(size => upTo('"https://a\nb: ', size))],
  ['yaml', 'unclosed expressions', yaml(size => `https://a/${upTo('{', size)}`)],
  ['yaml', 'unclosed variables', yaml(size => `postgres://a:${upTo('${', size)}`)],
  ['toml', 'escaped quotes', toml(size => upTo('\\"', size))],
  ['toml', 'double quotes', toml(size => upTo('"', size))],
  ['toml', 'single quotes', toml(size => upTo("'", size))],
  ['toml', 'unterminated strings', toml(size => upTo('"x\nb = ', size))],
  ['toml', 'unterminated long strings', toml(size => `"""${upTo('\\"', size)}`)],
  ['toml', 'quotes of all kinds', toml(size => upTo('"""\'\'\'\\', size))],
  ['toml', 'a long text', toml(size => `"""${upTo('https://a/\n', size)}"""`)],
  ['toml', 'a long array', toml(size => `[${upTo('"https://a/", ', size)}]`)],
  ['toml', 'arrays in arrays', toml(size => upTo('[', size))],
  ['toml', 'tables in tables', toml(size => upTo('{a = "https://a/", ', size))],
  ['toml', 'strings on a line', toml(size => upTo('"a" ', size))],
  ['toml', 'colons', toml(size => `"${upTo(':', size)}`)],
  ['toml', 'backslashes', toml(size => `"${upTo('\\', size)}`)],
  ['dotenv', 'spaces before a comment', dotenv(size => `c${upTo(' ', size)}#`)],
  ['dotenv', 'unterminated strings', dotenv(size => upTo('"\nB=', size))],
  ['ini', 'spaces in a key', ini(size => `b${upTo(' ', size)}c`)],
  ['ini', 'colons', ini(size => upTo('a:', size))],
  ['yaml', 'items in items, with tabs', yaml(size => `\n  ${upTo('- ', size)}\t`)],
  ['asciidoc', 'passed texts without an end', prose(size => upTo('pass:[', size))],
  ['asciidoc', 'escaped ends of passed texts', prose(size => upTo('pass:[\\]', size))],
  ['asciidoc', 'links without a text', prose(size => upTo('link:', size))],
  ['asciidoc', 'links without an end', prose(size => upTo('link:a[', size))],
  ['asciidoc', 'protected links', prose(size => upTo('link:++a', size))],
  ['asciidoc', 'images without an end', prose(size => `\n\nimage::${upTo('[', size)}`)],
  ['asciidoc', 'URLs without an end', prose(size => upTo('http://[', size))],
  ['asciidoc', 'plus signs', prose(size => upTo('++a ', size))],
  ['asciidoc', 'backticks', prose(size => upTo('`+a ', size))],
  ['asciidoc', 'spaces in brackets', prose(size => `\n\n[${upTo(' ', size)}]`)],
  ['asciidoc', 'links of images', prose(size => `\n\nimage::a[${upTo(',link="', size)}]`)],
  ['restructuredtext', 'colons', prose(size => upTo('::', size))],
  ['restructuredtext', 'roles', prose(size => upTo(':a:', size))],
  ['restructuredtext', 'references', prose(size => upTo(' `a <', size))],
]
