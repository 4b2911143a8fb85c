import { findProgram } from '@hreflint/core/programs'
import { describe, expect, test } from 'vitest'

/** The host that a program reaches for a URL; null if it reaches none. */
function hostIn(name: string, url: string): string | null {
  const program = findProgram(`program/${name}`)
  if (program === undefined) throw new Error(`There is no program ${name}.`)
  return program.parse(url).url?.host ?? null
}

/** As the real programs answered: `test/long` asks them again. */
describe('hosts that programs reach', () => {
  test.each([
    // curl sends control characters of a login over HTTP, encoded; other protocols could not.
    ['curl', 'http://good.example%0a@evil.example/', 'evil.example'],
    ['curl', 'https://a:%01@evil.example/', 'evil.example'],
    ['git', 'https://good.example%0a@evil.example/', 'evil.example'],
    ['curl', 'http://good.example%00@evil.example/', null],
    ['curl', 'ftp://good.example%0a@evil.example/', null],
    // The C library takes an asterisk for no name when it is asked for a port, too.
    ['python', 'http://*/', 'localhost'],
    ['ruby', 'http://*:80/', 'localhost'],
    ['addressable', 'http://*/', 'localhost'],
    ['perl', 'http://*/', 'localhost'],
    ['requests', 'http://*/', null],
    ['php', 'http://*/', null],
    ['wget', 'http://*/', null],
    ['curl', 'http://*/', null],
    ['python', 'http://*.example/', null],
    ['chrome', 'http://[::00001]/', null],
    ['chrome', 'http://[00001::]/', null],
    ['chrome', 'http://[::0001]/', '[::1]'],
    ['chrome', 'http://[::1.2.3.04]/', '[::102:304]'],
    ['chrome', 'http://%5B::1]/', '[::1]'],
    ['chrome', 'http://[::1%5D/', '[::1]'],
    ['chrome', 'http://%5B::1%5D/', null],
    ['chrome', 'http://%EF%BC%BB::1]/', '[::1]'],
    ['chrome', 'http://%EF%BD%81.example/', 'a.example'],
    ['chrome', 'http://a%EF%BC%8Fb/', null],
    // What is mapped to a percent sign begins an escape, which is decoded once.
    ['chrome', 'http://％４１.example/', 'a.example'],
    ['chrome', 'http://a﹪37/', 'a7'],
    ['chrome', 'http://％３１.2.3.4/', '1.2.3.4'],
    ['chrome', 'http://a％2fb/', null],
    ['chrome', 'http://％２５41.x/', null],
    ['chrome', 'http://％C3％A9/', null],
    ['chrome', 'http://[::1:1.2.3.077]/', '[::1:102:33f]'],
    ['chrome', 'http://[::0X1.2.3.0x]/', '[::102:300]'],
    ['chrome', 'http://[::08.2.3.4]/', null],
    ['chrome', 'http://[::1.2.3]/', null],
    // What TLS cannot name is not requested over it.
    ['curl', 'http://./', null],
    ['curl', 'https://\u200b/', null],
    // By the tables of idna 0.3 and Mono 6.8.
    ['rust', 'http://Ⴀ.example/', null],
    ['rust', 'http://﵈.example/', null],
    ['rust', 'http://a\u2063.example/', null],
    ['rust', 'http://ẞ.example/', 'ss.example'],
    ['dotnet', 'http://xn--rBt20.example/', null],
    ['dotnet', 'http://xn--bcher-kva.example/', 'xn--bcher-kva.example'],
    ['dotnet', 'http://a‱Ꮱb.example/', 'xn--ab-jfmw35f.example'],
    ['dotnet', 'http://\u05ed.example/', null],
    // By the tables of libidn2 2.3.3, Go 1.19 and Chrome.
    ['curl', 'http://ẞ.example/', 'ss.example'],
    ['curl', 'http://😀ς.example/', 'xn--4xa1126w.example'],
    ['curl', 'http://ς.example/', 'xn--3xa.example'],
    ['curl', 'http://אς.example/', 'xn--4xa36h.example'],
    ['curl', 'http://≠a.example/', 'xn--a-tfo.example'],
    ['curl', 'http://Ⴀ.example/', null],
    ['go', 'http://≠a.example/', null],
    ['go', 'http://ẞ.example/', 'ss.example'],
    ['chrome', 'http://ẞ.example/', 'xn--zca.example'],
    ['requests', 'http://ꭲ.example/', null],
    ['glib', 'http://ᾈ.example/', 'xn--8qg.example'],
  ])('%s %s', (name, url, host) => {
    expect(hostIn(name, url)).toBe(host)
  })
})

test('curl does not request over TLS what TLS cannot name', () => {
  const long = `${'abcdefg.'.repeat(32)}example`
  expect(findProgram('program/curl')?.read('https://./')).toBeNull()
  expect(findProgram('program/curl')?.read('http://./')?.host).toBe('.')
  expect(findProgram('program/curl')?.read(`https://${long}/`)).toBeNull()
  expect(findProgram('program/curl')?.read(`http://${long}/`)?.host).toBe(long)
})

test('.NET writes the second half of a tag character once more', () => {
  const url = 'https://a.example/\u{e0020}b'
  expect(findProgram('program/dotnet')?.read(url)?.target).toBe('/%F3%A0%80%A0%EF%BF%BDb')
})

test('octets that begin one character are replaced once', () => {
  expect(findProgram('program/nginx')?.read('http://a.example/7%e3%8a')?.target).toBe('/7\ufffd')
  expect(findProgram('program/wget')?.read('http://a%e1%b69.example/')?.host).toBe(
    'a\ufffd9.example',
  )
})

test('curl escapes what is not ASCII in a path, and nothing in a query', () => {
  expect(findProgram('program/curl')?.read('http://a.example/é%zz?é')?.target).toBe('/%c3%a9%zz?é')
})

test.each([
  ['mailto:a@b.example', 'a@b.example'],
  ['mailto:a@b,c@d;e@f?subject=x', 'a@b,c@d;e@f?subject=x'],
  ['mailto:?to=a@b', '?to=a@b'],
  ['mailto:a', null],
  ['mailto:', null],
  ['mailto:/a@b', null],
])('Ruby reads %s', (url, target) => {
  expect(findProgram('program/ruby')?.read(url)?.target ?? null).toBe(target)
})
