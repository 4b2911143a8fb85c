import { programs } from '@hreflint/core/programs'
import { expect, test } from 'vitest'

// What programs answered about single URLs that no generator of the frozen answers makes.

const nothing = { scheme: null, user: null, password: null, host: null, port: null }

test.each<[program: string, url: string, answer: object | null]>([
  ['php', 'ht<tp:', { ...nothing, target: 'ht<tp:' }],
  ['php', 'a b:', { ...nothing, target: 'a b:' }],
  ['php', 'ht<tp:?', { ...nothing, target: 'ht<tp:?' }],
  ['php', '//a:', { ...nothing, host: 'a', target: '' }],
  ['requests', 'http://a.example://b:x/', null],
  ['requests', 'http://a.example//[::1/', null],
  ['requests', 'http://a.example//b:65536', null],
  ['requests', 'http://a.example//b:80/c', { host: 'a.example', target: '//b:80/c' }],
  ['requests', 'http://a.example//*/', { host: 'a.example', target: '//*/' }],
  ['requests', 'http://a.example///', { host: 'a.example', target: '///' }],
  ['go', 'http://=\u00AD\u0338/', { host: '=\u00AD\u0338' }],
  ['go', 'http://\uFF1C\u0338.example/', { host: '\uFF1C\u0338.example' }],
])('%s reads %j', (name, url, answer) => {
  const read = programs.find(({ id }) => id === `program/${name}`)?.read(url)
  if (answer === null) expect(read).toBeNull()
  else expect(read).toMatchObject(answer)
})
