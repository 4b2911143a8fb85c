/** A list to try Batch mode with. */
export const exampleList = `${[
  'https://example.com/',
  'https://example.com/my page',
  'https://example.com/50%',
  'https://example.com:80800/shop',
  'http://example.com\\@evil.example/login',
  'https:/example.com/about',
  'https://user:secret@example.com/',
  'http://0x7F.1/status',
  'https://example.com/a|b?c=[d]',
  'https://münchen.example/straße',
  '//cdn.example/app.js',
  'https://[::1/',
].join('\n')}\n`
