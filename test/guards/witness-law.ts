import type { Linter } from 'eslint'
import { expect } from 'vitest'
import { page } from './run-program.ts'

/** A program with a report, and what it does with a URL. */
export interface GuardedProgram {
  readonly code: string
  lint(code: string): readonly Linter.LintMessage[]
  /** The URL that the program visits or accepts, when it runs in Node. Null if it refuses. */
  run(code: string, input: string): string | null | Promise<string | null>
}

export const rule = 'hreflint/no-bypassable-url-check'

/** Hosts of those who wrote the guards. */
export const ours = /(?:^|\.)example\.(?:com|org)$|^site\.example$|^localhost(?::\d+)?$/

/** Where what a program does leads, by Node: another host, a script, or null for neither. */
export function leadsTo(done: string | null): string | null {
  if (done === null) return null
  const url = new URL(done, page)
  return url.protocol === 'javascript:' ? 'a script' : url.host
}

/**
 * Expects one report, whose witness passes the guard in Node and leads where the message says, and
 * suggestions that refuse the witness and accept what the guard named.
 */
export async function expectWitness({ code, lint, run }: GuardedProgram): Promise<void> {
  const [report, other] = lint(code)
  expect(other).toBeUndefined()
  expect(report?.ruleId).toBe(rule)
  const message = report?.message ?? ''
  const witness: string = JSON.parse(/"(?:[^"\\]|\\.)*"/.exec(message)?.[0] ?? '""')
  const destination = leadsTo(await run(code, witness))
  if (message.startsWith('The origin ')) {
    expect(new URL(witness).origin).toBe(witness)
    expect(destination).toBe(new URL(witness).host)
  } else if (destination === 'a script') expect(message).toMatch(/ runs a script\.$/)
  else expect(message).toContain(` leads to ${destination}.`)
  expect(destination).not.toBeNull()
  expect(destination).not.toMatch(ours)

  for (const { fix } of report?.suggestions ?? []) {
    const mended = code.slice(0, fix.range[0]) + fix.text + code.slice(fix.range[1])
    expect(leadsTo(await run(mended, witness))).not.toBe(destination)
    expect(lint(mended)).toEqual([])
    const accepted = await Promise.all(
      named.map(
        async url => (await run(code, url)) !== null && { url, after: await run(mended, url) },
      ),
    )
    const before = accepted.filter(each => each !== false)
    expect(before).not.toEqual([])
    expect(before.some(({ after }) => after !== null)).toBe(true)
  }
}

const hosts = [
  'example.com',
  'www.example.com',
  'app.example.com',
  'api.example.com',
  'cdn.example.com',
  'a.example.com',
  'test.example.com',
  'app.a.example.com',
  'example.com:8080',
  'localhost',
  'site.example',
]

/** What guards name. */
const named = [
  ...hosts.flatMap(host => [`https://${host}`, `https://${host}:443`, `http://${host}`]),
  ...hosts.flatMap(host => [`https://${host}/`, `http://${host}/`]),
  'https://www.example.com/api/v1/',
  '/path',
  '/',
]
