import { lintDocument } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'

// A delimiter in a password makes a host of the user name. When an `@` follows, what comes first is to encode the password;
// where that is impossible because a placeholder
// takes an `@` of it, nothing is proposed.

const titlesOf = (language: string, text: string) =>
  lintDocument(text, language).map(({ fixes }) => fixes.map(({ title }) => title))

describe('the password is encoded first', () => {
  test.each([
    ['html', "<a href='https://bob:correct/horse@bat@host/'>"],
    ['html', "<a href='https://admin:letmein#1@api.example.com/'>"],
    ['markdown', '[x](https://admin:let?mein@api.example.com/)'],
    ['dotenv', 'A=ftp://admin:let/mein@api.example.com/'],
    ['yaml', 'a: https://admin:let/mein@api.example.com:8080/'],
    ['dotenv', 'A=https://bob:let/${PASSWORD}@host/'],
    ['properties', 'a=https://bob:let/@project.password@me@host/'],
  ])('%s: %s', (language, text) => {
    const [[first] = []] = titlesOf(language, text)
    expect(first).toMatch(/^Percent-encode the password, which leads to /)
  })
})

describe('a password with a placeholder is left alone', () => {
  test.each([
    ['dotenv', 'A=https://bob:correct/horse@bat@host/'],
    ['yaml', 'a: https://bob:correct/horse@bat@host/'],
    ['toml', "a = 'https://bob:correct#horse@bat@host.example.com/'"],
    ['python', "a = 'https://bob:correct?horse@bat@host.example.com/'"],
    ['yaml', 'a: "https://bob:let#{{ .Values.password }}@host/"'],
  ])('%s: %s', (language, text) => {
    expect(titlesOf(language, text).flat()).toEqual([])
  })
})
