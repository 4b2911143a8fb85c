import { parse } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { describe, expect, test } from 'vitest'
import { runCli } from '../support/run-cli.ts'

describe('hreflint parse', () => {
  const cases: readonly [url: string, options: { base?: string; spec?: string }, code: number][] = [
    ['https://example.com:8080/a b?c#d', {}, 0],
    ['a', { base: 'https://example.com/' }, 0],
    ['https://a:70000/', {}, 1],
    ['', {}, 1],
    ['1', { base: 'https://example.com/' }, 0],
    ['mailto:x@y.z', { spec: 'whatwg' }, 0],
  ]
  test.each(cases)('%j %j as JSON is what parse returns', async (url, options, code) => {
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
    const run = await runCli(['parse', ...args, '--format', 'json', '--', url], { cwd: '/' })
    expect({ code: run.code, stderr: run.stderr }).toEqual({ code, stderr: '' })
    expect(JSON.parse(run.stdout)).toEqual(
      JSON.parse(
        JSON.stringify(parse(url, { ...options, spec: findSpec(options.spec ?? 'whatwg') })),
      ),
    )
  })

  test('as text shows the components and the issues', async () => {
    const { stdout } = await runCli(['parse', 'https://example.com/a b'], { cwd: '/' })
    expect(stdout).toContain('href      https://example.com/a%20b\n')
    expect(stdout).toContain('host      example.com\n')
    expect(stdout).toContain('  1 │ https://example.com/a b\n    │                      ^\n')
  })

  test('says that no URL results', async () => {
    const { stdout } = await runCli(['parse', 'https://a:70000/'], { cwd: '/' })
    expect(stdout).toMatch(/^This cannot be parsed as a URL\.\n/)
  })
})
