import { testRule } from '../../support/test-rule.ts'

testRule('no-spec-divergence', 'astro', {
  silent: ['<a href={url}>http://0x7f.1/</a>'],
  reported: [
    { code: '<a href="http://«good.example»\\@evil.example/">x</a>', issues: ['host'] },
    {
      code: '---\nfetch("http:///«evil.example»")\n---\n<img src={"http://«0x7f.1»/"} alt="">',
      issues: ['host', 'host'],
    },
  ],
})
