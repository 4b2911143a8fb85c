import { decidePattern } from '@hreflint/guards'
import { describe, expect, test } from 'vitest'

const raw = String.raw
const hosts = new Set(['example.com'])

describe('a witness', () => {
  test.each([
    raw`^https?:\/\/(.+\.)?example.com`,
    raw`(https?:\/\/example.com$)|x`,
    raw`^https:\/\/www.example.com\/`,
    raw`example\.com`,
    raw`^https:\/\/[\w.-]*example\.com(\/|$)`,
    raw`(^|\/)example\.com$`,
    raw`^https?:\/\/example\.com(?=\/|:|\.)`,
  ])('%s', source => {
    const decision = decidePattern({ source, flags: '' }, hosts)
    const input = decision.kind === 'witness' ? decision.input : ''
    expect(input).toMatch(new RegExp(source))
    expect(new URL(input).host).not.toMatch(/(?:^|\.)example\.com$/)
  })
})

describe('a proof that there is none', () => {
  test.each([
    raw`^https:\/\/example\.com\/`,
    raw`^https:\/\/example\.com(?:\/|$)`,
    raw`^(https?:\/\/)?(www\.)?example\.com$`,
    raw`^https:\/\/(?:[a-z0-9-]+\.)*example\.com(?:[/?#]|$)`,
    raw`^ftp:`,
  ])('%s', source => {
    expect(decidePattern({ source, flags: '' }, hosts)).toEqual({ kind: 'none' })
  })
})

describe('no decision', () => {
  test.each([raw`(\w+)x\1`, raw`^https:\/\/(?!x)[^/]+(?<!example)\.com`])('%s', source => {
    expect(decidePattern({ source, flags: '' }, hosts)).toEqual({ kind: 'undecided' })
  })
})
