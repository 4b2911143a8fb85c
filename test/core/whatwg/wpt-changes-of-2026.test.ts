import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@hreflint/core'
import { type ValidationErrorName, validationErrors } from '@hreflint/core/specs/whatwg'
import { describe, expect, test } from 'vitest'
import { conformanceOf } from '../../support/oracles/conformance.ts'
import { urlTests } from '../../support/oracles/wpt.ts'

const conformance = conformanceOf('wpt')

interface UrlChange {
  readonly input: string
  readonly base: string | null
  readonly href_now: string | null
}
interface HostChange {
  readonly input: string
  readonly now: string | null
}
interface Input {
  readonly input: string
  readonly base: string | null
}

/** Inputs whose result or errors the standard changed in 2026. */
// It was made for this project: whoever fetches the Web Platform Tests does not have it.
const changes = existsSync(join(conformance.folder, 'spec-2026-changes.json'))
  ? (conformance.read('spec-2026-changes.json') as {
      readonly urltestdata_changed: readonly UrlChange[]
      readonly urltestdata_added: readonly UrlChange[]
      readonly toascii_changed: readonly HostChange[]
      readonly IdnaTestV2_changed: readonly HostChange[]
      readonly 'error_domain-percent-encoded': readonly Input[]
      readonly 'error_IPv4-too-few-parts': readonly Input[]
      readonly 'error_IPv6-piece-leading-zero': readonly Input[]
      readonly 'error_domain-to-ASCII_not_fatal': readonly Input[]
      readonly ascii_domain_fallback: readonly Input[]
      readonly error_opaque_path_space: readonly Input[]
    })
  : null

describe.skipIf(changes === null)(conformance.title('changes of the standard in 2026'), () => {
  if (changes === null) return

  test('URLs that parse otherwise than before', () => {
    for (const { input, base, href_now } of [
      ...changes.urltestdata_changed,
      ...changes.urltestdata_added,
    ]) {
      expect({ input, href: hrefOf(input, base) }).toEqual({ input, href: href_now })
    }
  })

  test('ASCII hosts that are kept although Unicode ToASCII fails', () => {
    for (const { input, now } of [...changes.toascii_changed, ...changes.IdnaTestV2_changed]) {
      const host = parse(`https://${input}/`).url?.host ?? null
      expect({ input, host }).toEqual({ input, host: now })
    }
    for (const { input, base } of changes.ascii_domain_fallback) {
      expect({ input, href: hrefOf(input, base) }).not.toEqual({ input, href: null })
    }
  })

  test.each(['domain-percent-encoded', 'IPv4-too-few-parts', 'IPv6-piece-leading-zero'] as const)(
    '%s is signaled where it should be and nowhere else',
    name => {
      expect(signaling(name)).toEqual(new Set(changes[`error_${name}`].map(keyOf)))
    },
  )

  test('domain-to-ASCII is not always fatal', () => {
    const notFatal = urlTests.filter(
      ({ input, base, failure }) =>
        !failure &&
        validationErrors(input, { base: base ?? undefined }).includes('domain-to-ASCII'),
    )
    expect(new Set(notFatal.map(keyOf))).toEqual(
      new Set(changes['error_domain-to-ASCII_not_fatal'].map(keyOf)),
    )
  })

  test('a space in an opaque path is an invalid-URL-unit', () => {
    for (const { input, base } of changes.error_opaque_path_space) {
      const names = validationErrors(input, { base: base ?? undefined })
      expect({ input, names }).toEqual({
        input,
        names: expect.arrayContaining(['invalid-URL-unit']),
      })
    }
  })
})

function hrefOf(input: string, base: string | null): string | null {
  return parse(input, { base: base ?? undefined }).url?.href ?? null
}

function keyOf({ input, base }: Input): string {
  return JSON.stringify([input, base])
}

function signaling(name: ValidationErrorName): ReadonlySet<string> {
  return new Set(
    urlTests
      .filter(({ input, base }) =>
        validationErrors(input, { base: base ?? undefined }).includes(name),
      )
      .map(keyOf),
  )
}
