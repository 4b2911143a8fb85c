import { check, parse } from '@hreflint/core'
import { addressOrAny, dependsOnHole, locateUrls, withHolesFilled } from '@hreflint/documents'
import { describe, expect, it } from 'vitest'

/** What is told of the URLs of a document that a template engine fills in: code and source text. */
function told(source: string, languageId: string, delimiters?: [string, string][]): string[] {
  return locateUrls(source, languageId, { templateDelimiters: delimiters }).flatMap(embedded => {
    const base = embedded.base === 'none' ? undefined : addressOrAny(embedded.base)
    const filled = withHolesFilled(embedded)
    expect(filled).toHaveLength(embedded.text.length)
    const { components } = parse(filled, { base })
    return check(filled, { base })
      .filter(issue => !dependsOnHole(issue, embedded, components))
      .map(({ code, span }) => {
        const { start, end } = embedded.map.toSourceSpan(span)
        return `${code.replace('whatwg/', '')} ${start}-${end}`
      })
  })
}

/** The URLs of a document, as written. */
function urls(source: string, languageId: string): string[] {
  return locateUrls(source, languageId).map(({ text }) => text)
}

describe('what a placeholder leaves unknown is not told, the rest is', () => {
  it.each<[source: string, told: string[]]>([
    ['<a href="{{ url }}">', []],
    ['<a href="{{ url | safe }} ">', []],
    ['<a href=" {{ url }}">', []],
    ['<a href="{{ base }}/a b">', ['unescaped-space 21-22']],
    ['<a href="{{base}}/a|b/{{c}}">', ['unescaped-pipe 19-20']],
    ['<a href="{{{ base }}}/a b">', ['unescaped-space 23-24']],
    ['<a href="/{{ a }} {{ b }}">', ['unescaped-space 17-18']],
    ['<a href="{% url \'home\' %}">', []],
    ['<a href="{% url "home" %}">', []],
    ['<a href="{# note #}/a">', []],
    ['<a href="<%= url_for(:a) %>">', []],
    ['<a href="<?php echo $a ?>/b c">', ['unescaped-space 27-28']],
    ['<a href="<?= $a["b"] ?>">', []],
    ['<a href="${base}/a b">', ['unescaped-space 18-19']],
    ['<a href="@{/a/b(c=${d})}">', []],
    ['<a href={{ url }}>', []],
    ['<a href="{{ a }}\n  {{- b -}}\n  /c">', []],
    ['<a href="/{%- if a ~%} b{% endif %} c">', ['unescaped-space 35-36']],
    ['<a href="/a {{~ b }}{{ c -}} {{- d }} e">', ['unescaped-space 37-38']],
    ['<a href="<?= $a ?>\n/b">', []],
    ['<a href="<?= $a ?>\n\n/b">', ['tab-or-newline 19-20']],
    ['<a title="a" {{- b }} href="/c d">', ['unescaped-space 30-31']],
    ['<a href={% url "home" %} title="a|b">', []],
    ['<a href="https://{{ host }}/">', []],
    ['<a href="https://{{ host }}:99999/">', []],
    ['<a href="https://h:{{ port }}/">', []],
    ['<a href="https://h:{{ port }}/a b">', ['unescaped-space 31-32']],
    ['<a href="https://{{ host }}:{{port}}/?a|b">', ['unescaped-pipe 39-40']],
    ['<a href="http://h:80{{ a }}{{ b }}#c d">', ['unescaped-space 36-37']],
    ['<a href="https://h:{{ port }}{{ path }}d e">', ['unescaped-space 40-41']],
    ['<a href="https://h:{{ port }}x/a b">', []],
    ['<a href="/a//b:{{ c }}0x/a b">', ['unescaped-space 26-27']],
    ['<a href="https://[{{ address }}]/">', []],
    ['<a href="https://a.{{ domain }}_x/">', []],
    ['<a href="https://{{ user }}:{{ password }}@h/">', []],
    ['<a href="https://a_b.example/{{ path }}">', ['domain-underscore 18-19']],
    ['<a href="https://h:99999/{{ path }}">', ['port-out-of-range 19-24']],
    ['<a href="http:/{{ rest }}">', []],
    ['<a href="http:{{ rest }}">', []],
    ['<a href="{{ scheme }}://h/a">', []],
    ['<a href="{{ scheme }}://exa mple/">', []],
    ['<a href="/%{{ hex }}">', []],
    ['<a href="/%4{{ hex }}">', []],
    ['<a href="/%{{ hex }}/%zz">', ['stray-percent 21-24']],
    ['<a href="{{ url }}#a#b">', ['second-number-sign 20-21']],
    ['<a href="{{ url }}#a">', []],
    ['<a href="a b{{ rest }}">', ['unescaped-space 10-11']],
    ['<a href="{{ a }}&amp;x=&quot;">', ['unescaped-quote 23-29']],
    ['<a href="{{ a > b }}">', []],
    ['<a href="{{ a < 1 }}">', []],
    ['<a href="{{ printf "%s/x" . }}">', []],
    ['<a href="{{ printf "<b>%zz</b>" . }}">', []],
    ['{{ printf "<a href=%q>" . }}', []],
    ["{{ t('<a href=\\'a b\\'>', x) }}", []],
    ['{{ printf `<a href="%s">` . }}<a href="a b">', ['unescaped-space 40-41']],
    ['<img srcset="{{ a b }} 1x, /c|d 2x">', ['unescaped-pipe 29-30']],
    ['<img srcset="{{ a, b }}, {{ c }} 2x">', []],
    ['<a ping="{{ a b }} /c|d">', ['unescaped-pipe 21-22']],
    ['<base href="{{ base }}"><a href="a b">', ['unescaped-space 34-35']],
    ['<a {% if x %}href="a b"{% endif %}>', ['unescaped-space 20-21']],
    ['<a {{#if x}}href="a b"{{/if}}>', ['unescaped-space 19-20']],
    ['<a {{ attributes }} href="a b">', ['unescaped-space 27-28']],
    ['<a title="<?php echo "x" ?>" href="a b">', ['unescaped-space 36-37']],
    ['<{{ tag }} itemid="a b">', ['unescaped-space 20-21']],
    ['<link href="%PUBLIC_URL%/favicon.ico">', []],
    ['<link href="%BASE_URL%/a b">', ['unescaped-space 24-25']],
    ['<link href="%sveltekit.assets%/favicon.png">', []],
    ['<script %async% src="%script%"></script>', []],
    ['<script src="%%CDN_HOST%%/a.js"></script>', []],
    ['<a href="https://%HOST%/{{ a }}/%NAME%?a=%_x%">', []],
    ['<a href="{%if%}/a b">', ['unescaped-space 17-18']],
    ['<a href="/a?{{ %x% }} b">', ['unescaped-space 21-22']],
  ])('%s', (source, expected) => {
    expect(told(source, 'html')).toEqual(expected)
  })
})

describe('what only looks like a placeholder is text', () => {
  it.each<[source: string, told: string[]]>([
    ['<a href="{{">', ['unescaped-brace 9-11']],
    ['<p>{{</p><a href="a b"><p>}}</p>', ['unescaped-space 19-20']],
    ['{{ <a href="a b"> }}', ['unescaped-space 13-14']],
    ['{{ "x" <a href="a b"> }}', ['unescaped-space 17-18']],
    ['{{ "x\n<a href=\'a b\'>" }}', ['unescaped-space 16-17']],
    ["{{ don't <a href='a b'> can't }}", ['unescaped-space 19-20']],
    ['<a title="{{"></a><a href="a b" title="}}">', ['unescaped-space 28-29']],
    [
      '<a href="[[ x ]]">',
      [
        'unescaped-bracket 9-11',
        'unescaped-space 11-12',
        'unescaped-space 13-14',
        'unescaped-bracket 14-16',
      ],
    ],
    ['<a href="?a=100%&amp;b=20%">', ['stray-percent 15-22', 'stray-percent 25-26']],
    ['<a href="operator%.html">', ['stray-percent 17-20']],
    ['<a href="/caf%c3abc%/x">', ['stray-percent 19-20']],
    ['<a href="/%zz%20">', ['stray-percent 10-13']],
    ['<a href="/%A%BC">', ['stray-percent 10-12']],
    ['<a href="/%20%x">', ['stray-percent 13-15']],
  ])('%s', (source, expected) => {
    expect(told(source, 'html')).toEqual(expected)
  })

  it('follows the option', () => {
    expect(told('<a href="%NAME%">', 'html', [])).toHaveLength(2)
    expect(told('<a href="[[ x ]]">', 'html', [['[[', ']]']])).toEqual([])
    expect(told('<a href="{{ x }}">', 'html', [])).toEqual([
      'unescaped-brace 9-11',
      'unescaped-space 11-12',
      'unescaped-space 13-14',
      'unescaped-brace 14-16',
    ])
  })
})

describe('languages that are HTML with placeholders', () => {
  it.each<[languageId: string, source: string, urls: string[]]>([
    ['vue', '<template><a :href="x" v-bind:href="y" href="/z"></a></template>', ['/z']],
    ['vue', '<template><p>{{ a < b }}</p><Link href="x y"/><a href="/z"></template>', ['/z']],
    [
      'vue',
      '<template><iframe src="/a"/><a href="/b"/></template><script>"<a href=c>"</script>',
      ['/a', '/b'],
    ],
    [
      'svelte',
      '<a href={url}>{a}</a><a href="/b/{c ? "d" : \'}\'}/e">',
      ['{url}', '/b/{c ? "d" : \'}\'}/e'],
    ],
    [
      'svelte',
      '<a class={`x${ {a: "}"}.a }>`} href="/b">{#if a < b}<a href="/c">{/if}',
      ['/b', '/c'],
    ],
    ['svelte', '<style>a { color: red }</style><a {href} {...rest}><a href="/b">', ['/b']],
    [
      'astro',
      '---\nconst a = "<a href=x>"\n---\n<a href={a /* } */}><A href="/y"><a href="/b">',
      ['{a /* } */}', '/b'],
    ],
    // Docusaurus reads JSX in Markdown, too.
    [
      'markdown',
      `<img src={require('@site/a.png').default} /> <img src={"b"}> <a href={{c}}>`,
      ['{{c}}'],
    ],
    ['html', '<a href={a | b}><img src=`/{c}`><a href=/d/{e}>', ['`/{c}`', '/d/{e}']],
    ['handlebars', '{{> head title="<a href=x>"}}<a href="/{{a}}">', ['/{{a}}']],
    ['jinja', '{% set a = "<a href=x>" %}{# <a href=y> #}<a href="/b">', ['/b']],
    ['django-html', '<a href="{% url "x" %}#a">', ['{% url "x" %}#a']],
    ['erb', '<% if a < b %><%= link_to "<a href=x>" %><a href="<%= b %>">', ['<%= b %>']],
    [
      'php',
      '<?php if ($a > "<a href=x>") { ?><a href="<?= $b ?>"><?php echo "<a href=y>"',
      ['<?= $b ?>'],
    ],
    // A file of code alone is not closed.
    ['php', '<?php echo "<a href=\\"$x\\">";', []],
    ['php', "<a href=/a><?php\necho '<a href=\"' . $x . '\">';\n", ['/a']],
    // What ends no code: in a string, a comment, a heredoc.
    ['php', `<?php $a = '<?xml ?>'; $b = "\\"?>"; echo "<a href=x>" ?><a href=y>`, ['y']],
    ['php', '<?php /* ?> \' */ echo "<a href=x>" ?><a href=y>', ['y']],
    ['php', '<?php echo <<<"END"\n<a href=x> \' ?>\n  END; ?><a href=y>', ['y']],
    ['php', '<?php #[A("?>")]\nfunction a() {} ?><a href=y>', ['y']],
    // What does.
    ['php', "<?php // isn't ?><a href=y><?php # it's ?><a href=z>", ['y', 'z']],
    ['php', "<?= $a << 1 <<<2 ?><a href=y><?php // it's\n ?><a href=z>", ['y', 'z']],
    [
      'php',
      '<img src="{{ data.url }}"><a href="<?= $a ?>/{{b}}">',
      ['{{ data.url }}', '<?= $a ?>/{{b}}'],
    ],
  ])('%s: %s', (languageId, source, expected) => {
    expect(urls(source, languageId)).toEqual(expected)
  })
})

/** Delimiters are searched in blocks of the text, and those with a brace only from the first one on. */
describe('placeholders are found at the start of a document and across blocks', () => {
  it.each([
    ['{{', '}}'],
    ['<%', '%>'],
    ['${', '}'],
    ['@{', '}'],
    ['<<{', '}>>'],
    ['[[', ']]'],
    ['{', '}'],
    ['(', '{)'],
  ])('%s a %s', (open, close) => {
    const hole = `${open} a ${close}`
    const holesOf = (source: string) =>
      locateUrls(source, 'html', { templateDelimiters: [[open, close]] }).map(({ text, holes }) =>
        holes.map(({ start, end }) => text.slice(start, end)),
      )
    expect(holesOf(`${hole}<a href="/${hole}">`)).toEqual([[hole]])
    for (let length = 131_050; length < 131_075; length++) {
      expect(holesOf(`${'-'.repeat(length)}<a href="/${hole}">`)).toEqual([[hole]])
    }
  })
})
