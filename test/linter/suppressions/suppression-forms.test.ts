import { describe } from 'vitest'
import { finds } from '../expect-findings.ts'

/** How a language writes the marked comment, and a line with a URL; `X` stands for what is wrong. */
const hosts: readonly [language: string, comment: (text: string) => string, line: string][] = [
  ['html', text => `«<!-- ${text} -->»`, '<a href="/aX"></a>'],
  ['html', text => `«<!--${text}-->»`, '<a href=/aX></a>'],
  ['html', text => `<style>«/* ${text} */»</style>`, '<a href="/aX"></a>'],
  ['html', text => `«{# ${text} #}»`, '<a href="/aX"></a>'],
  ['vue', text => `«<!-- ${text} -->»`, '<a href="/aX"></a>'],
  ['svelte', text => `«<!-- ${text} -->»`, '<a href="/aX"></a>'],
  ['astro', text => `«<!-- ${text} -->»`, '<a href="/aX"></a>'],
  ['jinja', text => `«{# ${text} #}»`, '<a href="/aX"></a>'],
  ['twig', text => `«{# ${text} #}»`, '<a href="/aX"></a>'],
  ['handlebars', text => `«{{! ${text} }}»`, '<a href="/aX"></a>'],
  ['handlebars', text => `«{{!-- ${text} --}}»`, '<a href="/aX"></a>'],
  ['erb', text => `«<%# ${text} %>»`, '<a href="/aX"></a>'],
  ['ejs', text => `«<%# ${text} %>»`, '<a href="/aX"></a>'],
  ['php', text => `«<!-- ${text} -->»`, '<a href="/aX"></a>'],
  ['css', text => `«/* ${text} */»`, 'a { background: url(/aX) }'],
  ['css', text => `«/*${text}*/»`, '@import "/aX";'],
  ['markdown', text => `«<!-- ${text} -->»`, '[a](/aX)'],
  ['markdown', text => `> «<!-- ${text} -->»`, '> [a](/aX)'],
  ['mdx', text => `«{/* ${text} */}»`, '[a](/aX)'],
  ['mdx', text => `«{/*${text}*/}»`, '<a href="/aX" />'],
  ['svg', text => `«<!-- ${text} -->»`, '<svg><a href="/aX"/></svg>'],
  ['xhtml', text => `«<!-- ${text} -->»`, '<p><a href="/aX"/></p>'],
  ['xml', text => `«<!-- ${text} -->»`, '<book href="/aX"/>'],
]

const pipe = ['whatwg/unescaped-pipe']
const unused = ['document/unused-suppression']
const report = { reportUnusedSuppressions: 'warning' }

describe.each(hosts)('in %s, %s', (language, comment, line) => {
  const wrong = line.replace('X', '|')
  const told = line.replace('X', '«|»')
  const sound = line.replace('X', 'b')
  // In Markdown, a comment at the start of a line goes on to the end of its block or of its line.
  const isBlock = language === 'markdown'
  const code = 'whatwg/unescaped-pipe'
  const other = 'whatwg/unescaped-space'
  const marked = (directive: string, codes = ''): string =>
    comment(`hreflint-${directive} ${codes}`)
  const on = (directive: string, codes?: string): string =>
    marked(directive, codes).replace(/[«»]/g, '')

  finds(`${on('disable-next-line')}\n${wrong}`, [], { language })
  finds(`${on('disable-next-line', code)}\n${wrong}`, [], { language })
  finds(`${on('disable-next-line', `${code} -- known to work`)}\n${wrong}`, [], { language })
  finds(`${on('disable-next-line', `${other}, whatwg/*-pipe -- both`)}\n${wrong}`, [], { language })
  finds(`${on('disable-next-line', other)}\n${told}`, pipe, { language })
  finds(`${on('disable-next-line')}\n\n${told}`, pipe, { language })
  if (!isBlock) {
    finds(`${wrong} ${on('disable-line', `${code} -- known`)}\n${told}`, pipe, { language })
  }
  finds(`${on('disable')}\n\n${wrong}\n${wrong}`, [], { language })
  finds(
    `${told}\n\n${on('disable')}\n\n${wrong}\n\n${on('enable')}\n\n${told}`,
    [...pipe, ...pipe],
    {
      language,
    },
  )
  finds(
    `${on('disable', `${code} -- why`)}\n\n${wrong}\n\n${on('enable', code)}\n\n${told}`,
    pipe,
    {
      language,
    },
  )
  finds(`${marked('disable-next-line')}\n${sound}`, unused, { language, config: report })
  finds(`${marked('disable-next-line', other)}\n${told}`, [...unused, ...pipe], {
    language,
    config: report,
  })
  finds(`${on('disable-next-line', code)}\n${wrong}`, [], { language, config: report })
  finds(`${marked('disable')}\n\n${sound}`, unused, { language, config: report })
  finds(`${on('disable-next-line')}\n${sound}`, [], { language })
})
