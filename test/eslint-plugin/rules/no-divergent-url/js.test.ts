import { testRule } from '../../support/test-rule.ts'

testRule('no-divergent-url', 'js', {
  silent: [
    'fetch("https://example.com/a?b#c")',
    'fetch("http://good.example#@evil.example")',
    { code: 'fetch("http://a/b\\\\c")', options: [{ grade: 'host' }] },
    'fetch("http://a@b@c/")',
    'fetch(`http://good.example\\\\@${host}/`)',
  ],
  reported: [
    { code: 'fetch("http://«good.example»\\\\@evil.example/")', issues: ['host'] },
    {
      code: 'fetch("http:///«evil.example»")',
      options: [{ specs: ['whatwg', 'rfc3986', 'abarth-url-01'] }],
      issues: ['host'],
    },
    { code: 'fetch("«http://example.com:0/»")', issues: ['port'] },
    { code: 'fetch("«https:\\\\\\\\user@example.com/»")', issues: ['scheme'] },
    { code: 'fetch("http://«0177.0.0.1»/")', issues: ['host'] },
    { code: 'fetch("«http://a@b@c/»")', options: [{ grade: 'verdict' }], issues: ['verdict'] },
    { code: 'fetch("«http://a/b\\\\c»")', issues: ['url'] },
    {
      code: 'fetch("«http://a/b\\\\c»")',
      options: [{ specs: ['whatwg', 'abarth-url-01', 'connolly-href-00'] }],
      issues: ['url'],
    },
  ],
})
