import { describe, expect, test } from 'vitest'
import { lint } from '../support/lint.ts'

describe('programs that ask whether a text is a URL', () => {
  test.each([
    // firebase 13.2, functions: a region, or an address of the user's own.
    'const d = "us-central1"; class A { constructor(a = d) { try { this.u = new URL(a).origin } catch (e) { this.r = a } } }',
    'function f(a = "us-central1") { try { return new URL(a) } catch { return a } }',
    'const a = given ?? "us-central1"; try { u = new URL(a) } catch { r = a }',
    'function f(a = "us-central1") { try { if (a) { use(new URL(a)) } } catch { r = a } }',
    'function f(a = "us-central1") { return URL.parse(a) ?? a }',
    'import { URL as U } from "node:url"; function f(a = "x") { try { return new U(a) } catch {} }',
  ])('%s', code => expect(lint(code)).toEqual([]))

  test.each([
    ['function f(a = "us-central1") { return new URL(a) }', 'whatwg/missing-scheme'],
    [
      'function f(a = "us-central1") { try { return new URL(a) } finally { done() } }',
      'whatwg/missing-scheme',
    ],
    [
      'function f(a = "us-central1") { try {} catch { return new URL(a) } }',
      'whatwg/missing-scheme',
    ],
    [
      'function f(a = "us-central1") { try { return () => new URL(a) } catch {} }',
      'whatwg/missing-scheme',
    ],
    ['try { u = new URL("us-central1") } catch {}', 'whatwg/missing-scheme'],
    ['function f(a = "http://[") { try { return new URL(a) } catch {} }', 'whatwg/ipv6-unclosed'],
    ['const a = `${x}/a b`; try { u = new URL(a) } catch {}', 'whatwg/unescaped-space'],
  ])('not %s', (code, messageId) => expect(lint(code)).toMatchObject([{ messageId }]))
})
