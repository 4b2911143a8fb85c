import { ScriptTokens } from '@hreflint/documents/javascript'
import { describe, expect, it, test } from 'vitest'
import {
  agreesOn,
  literalsByTokens,
  literalsByTypeScript,
} from '../../support/oracles/script-literals.ts'
import { readSource, sourceFiles } from '../../support/source-files.ts'

/** Programs that derail a reader which takes one thing for another. */
const programs: readonly (readonly [ending: string, program: string])[] = [
  // A regular expression or a division.
  ['js', 'a = b / "c" / d'],
  ['js', 'a = /["\']/.test(b) ? "c" : /[/"]/g'],
  ['js', 'if (a) /"/.test(b); c = (d) / "e" / f'],
  ['js', 'while (a()) /\'/.exec("b")'],
  ['js', 'for await (const a of b) /"/.test("c")'],
  ['js', 'if(a){b("c")}/"/.test("d")'],
  ['js', 'for(;a;){while(b){c("d")}}/["]/u.test("e");f={g:1}/2/"h"'],
  ['js', 'function f() {} /"/.test("a")'],
  ['js', 'a = { b: 1 } / "c" / 2'],
  ['js', 'a = b++ / "c" / 2; d = [1] / "e"; f = /"/'],
  ['js', 'a = b.return / "c" / 2; return /"/.test("d")'],
  ['js', 'a = typeof /"/; b = void /\'/; c = x in /"/'],
  ['js', 'a = () => {}\n/"/.test("b")'],
  ['js', 'x = a ? /"/ : b / "c"'],
  ['js', 'a = `${/`/.test("b")}` + `${1 / 2}`'],
  ['js', 'a = 1 /* " */ / 2 // "\n/ "b"'],
  ['ts', 'a = b! / "c" / d!.e'],
  ['js', 'a = !/"/.test("b")'],
  ['js', 'a = /\\/"/.test("b"); c = /[\\]"]/'],
  // Templates.
  ['js', 'a = `b${`c${"}"}d`}e${{ f: "}" }.f}g`'],
  ['js', 'a = `\\${"b"}` + `\\\\${"c"}` + `$` + `$${"d"}`'],
  ['js', 'a = tag`b${ function () { return "}" } }c`'],
  ['ts', 'type A = `a${"b" | "c"}d`; const e = "f"'],
  // Numbers, names, escapes.
  ['js', 'a = 1.5e+3 + .5 + 0x1F + 1_000n + 1..toString("b") + a?.5:"c"'],
  ['js', 'class A { #b = "c"; get d() { return this.#b } static { e("f") } }'],
  ['js', 'a = "b\\"c" + \'d\\\'e\' + "f\\\ng" + "h\\\r\ni"'],
  ['js', '#!/usr/bin/env node "\nä = "b"; 变量 = "c"\u00a0+\ufeff"d"'],
  ['js', '@a("b") class C { @d("e") f = "g" }'],
  // JSX.
  ['jsx', 'a = <b c="d">it\'s "e" {f("g")} `h`</b>'],
  ['jsx', 'a = <><b/>it\'s{/* " */}</>; c = "d"'],
  ['jsx', 'a = <b c={<d e="f"/>} {...g("h")} i=\'j "k"\'>l</b>; m = "n"'],
  ['jsx', 'a = b < c && d > "e"; f = (g) => <h>"</h>; i = "j"'],
  ['jsx', 'return <a.b c:d-e="f">{g ? <h>\'</h> : `i${"j"}`}</a.b>'],
  ['jsx', 'a = <b c = "d\ne">{}</b>'],
  ['jsx', 'a = <b // "\n c="d" /* " */ e/>; f = "g"'],
  ['tsx', 'const a = <T,>(b: T) => "c"; const d = <T extends object>(e: T) => "f"'],
  ['tsx', 'a = <B<string> d="e">it\'s</B>; f = g<string>("h")'],
  ['tsx', 'a = b as Map<string, Array<"c">>; d = <e>\'</e>'],
  ['tsx', 'interface A { <T>(b: T): T; c: "d" }'],
  ['tsx', 'const a = x < y ? "b" : "c"; if (d < e) f("g")'],
  // Types.
  ['ts', 'const a = <"b">c; const d = <T>(e: T) => "f"; g<"h">()'],
  ['ts', 'class A<B extends "c"> extends D<"e"> { f?: "g"; h!: "i" }'],
  ['ts', 'type A = { [B in "c" | "d"]: E<B>["f"] }'],
  ['ts', 'let a = b satisfies C<"d"> / 1; enum E { F = "g" }'],
  ['ts', 'declare module "a" { export = b } import c = require("d")'],
]

describe('strings and templates are those that TypeScript finds', () => {
  test.each(programs)('in %s: %j', (ending, program) => {
    const path = `a.${ending}`
    const expected = literalsByTypeScript(path, program)
    if (expected === null) expect(literalsByTokens(path, program).length).toBeGreaterThan(0)
    else expect(literalsByTokens(path, program)).toEqual(expected)
  })

  it('in the sources of this repository', () => {
    const folders = ['packages', 'extensions', 'scripts', 'test']
    const paths = folders.flatMap(folder => sourceFiles(folder, ['.ts', '.mts', '.mjs', '.tsx']))
    const wrong = paths.filter(path => !agreesOn(path, readSource(path)))
    expect(wrong).toEqual([])
    expect(paths.length).toBeGreaterThan(1000)
  })
})

test('the rest of a program is read after what is not closed', () => {
  const tokens = ScriptTokens.of('a = "b\nc = \'d\ne = "f"; g = /h', false)
  const strings = Array.from({ length: tokens.length }, (_, index) => index)
    .filter(index => tokens.kind(index) === 'string')
    .map(index => tokens.text(index))
  expect(strings).toEqual(['"f"'])
})
