import { applyEdits } from '@hreflint/core'
import { languageOf, locateUrls } from '@hreflint/documents'
import { lintDocument } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { mark, marked } from '../../support/marked.ts'

/** Programs with their URLs marked. */
const located: readonly (readonly [language: string, program: string])[] = [
  ['python', 'a = "«https://a/»" # "https://b/"\n'],
  ['python', 'a = [r\'«https://a/»\', b"«https://b/»", """«https://c/»""", Rb"«https://d/»"]'],
  ['python', 'f"«https://{a["b"]}/{c!r:>{d}}»", f(f\'{{"https://b/"}}\')'],
  ['python', "a = 'it\\'s' ; b = '«https://b/»'; c = '''\n'https://c/\n'''"],
  ['python', 'f"{x:#06x}" ; a("«https://a/»")'],
  ['go', 'a := "«https://a/»"; b := `«https://b/»`; c := \'"\'; d("«https://d/»") // "https://e/"'],
  ['go', 'a := "see https://a/"; /* " */ b := `\n"https://b/"`'],
  ['rust', 'fn a<\'a>(b: &\'a str) { c("«https://a/»", r#""https://b/""#, r"«https://c/»") }'],
  ['rust', '/* /* " */ "https://a/" */ let b = \'"\'; let c = b"«https://c/»";'],
  ['rust', 'let a = "«https://a/\\\n   b»";'],
  [
    'java',
    'String a = "«https://a/\\u002Fb»"; char c = \'"\'; String d = """\n  "https://d/"\n""";',
  ],
  [
    'kotlin',
    'val a = "«https://${b["c"]}/»"; val d = """«https://d/»"""; /* /* */ "https://e/" */',
  ],
  ['csharp', 'a = @"«https://a/»"; b = $"«https://{c["d"]}/»"; e = """«https://e/»"""; f = \'"\';'],
  [
    'c',
    '#include "x.h"\nchar *a = "«https://a/»"; int b = \'"\'; // "https://c/"\n#error don\'t\nf("«https://d/»");',
  ],
  ['cpp', 'auto a = R"x(«https://a/»)x"; auto b = 1\'000; auto c = u8"«https://c/»";'],
  ['ruby', 'a = \'«https://a/»\' # \'https://b/\'\nc = "«https://#{d["e"]}/»"\n'],
  ['ruby', 'a = <<~A, "«https://a/»"\n  "https://b/"\nA\nb = /"/ ; c = %q(\n"https://c/"\n)\n'],
  ['ruby', '=begin\n"https://a/"\n=end\nb = a / 2 ; c = "«https://c/»"\n'],
  ['shellscript', 'curl «https://a/» "«https://b/»" \'«https://c/»\' # https://d/\n'],
  [
    'shellscript',
    'export A=«https://a/$B» C="${D:-"x"}" ; cat <<E\nhttps://e/\n"\nE\nf --g=«https://h/»',
  ],
  [
    'dockerfile',
    'FROM a\n# "https://a/"\nENV B=«https://b/» C="«https://c/»"\nRUN curl «https://d/» && e\n',
  ],
  ['sql', "select '«https://a/»', 'it''s', $$«https://b/»$$, $c$'https://d/'$c$ -- 'https://e/'\n"],
  [
    'terraform',
    'a = "«https://${b["c"]}/»" # "https://d/"\nd = <<E\n"https://e/"\nE\nf = "«https://f/»"',
  ],
  ['prisma', 'datasource db { url = "«redis://a/»" // "https://b/"\n}'],
  [
    'swift',
    'let a = "«https://\\(b["c"])/»" /* /* " */ */; let d = #""https://e/""#; f("«https://f/»")',
  ],
  [
    'scala',
    'val a = s"«https://${b("c")}/$d»"; val e = """«https://f/»"""; val g = \'"\'; h("«https://h/»")',
  ],
  [
    'groovy',
    'a \'«https://b/»\' // "https://c/"\nd "«https://${e["f"]}/»"; g """\n"https://h/"\n"""',
  ],
  [
    'dart',
    'a(\'«https://b/»\', r"«https://c/»", "«https://${d["e"]}/$f»"); /* /* " */ */ // "https://g/"',
  ],
  ['elixir', 'config :a, url: "«https://#{b("c")}/»" # "https://d/"\n@e ?" ; f("«https://f/»")'],
  [
    'lua',
    'a = "«https://b/»" -- "https://c/"\n--[[ "https://d/" ]] e(\'«https://e/»\', [[«https://f/»]])',
  ],
  [
    'powershell',
    '$a = "«https://$b/$($c["d"])»" # "https://e/"\n<# " #> $f = \'«https://g/»\'; h "`"" "«https://h/»"',
  ],
  ['makefile', 'A = «https://b/» # "https://c/"\nd:\n\tcurl "«https://e/»" \'«https://f/»\'\n'],
  [
    'systemd',
    '[Service]\n# https://a/\nEnvironment=B=«redis://b/» "C=«redis://c/%i»"\nExecStart=/d --e «https://e/»\n',
  ],
  [
    'php',
    '"https://a/"<?php $a = "«https://b/»"; # "https://c/" ?>"https://d/"<?= \'«https://e/»\' ?>',
  ],
  [
    'php',
    '<a href="«https://a/»"><?php f(<<<E\n"https://b/"\nE, "«https://c/»", "«https://{$d["e"]}/»");',
  ],
]

describe('a string that is a URL from beginning to end is one', () => {
  test.each(located)('%s %j', (language, program) => {
    const { text } = marked(program)
    const spans = locateUrls(text, language).map(url =>
      url.map.toSourceSpan({ start: 0, end: url.text.length }),
    )
    expect(mark(text, spans)).toBe(program)
  })
})

/** What is a part of a longer text, a pattern, or of a scheme that nobody knows. */
const passed: readonly (readonly [language: string, program: string])[] = [
  ['python', 'a = "https://" + b; "https://a:" + c; d + "https://e/"; "https://a" "b:99999/"'],
  [
    'python',
    '"https://A:99999/".replace("A", b)\nre.match(r"https://[^/]+/(.*)$", c)\nd = "x://y"',
  ],
  ['python', 'a.startswith("https://")\nb = "https://\\N{SOLIDUS}"'],
  ['go', 'a := "https://" + b\nc := `^https://(?:a|b)/`'],
  ['c', 'a("https://" HOST ":80/"); b = PREFIX "https://a:x/"; c << "https://d:" << e;'],
  ['php', '<?php $a = "https://" . $b; $c = $d . "https://e:x/";'],
  ['sql', "select 'https://a:' || b"],
  ['shellscript', 'a "https://b:"$C "https://"$D https://e:"$F"'],
  ['ruby', 'a =~ %r{https://b:\\d+}\nc "https://d:" \\\n  "x"'],
]

test.each(passed)('what is a part or a pattern is passed over: %s %j', (language, program) => {
  expect(locateUrls(program, language)).toEqual([])
})

/** What is written after the first suggestion for each, in the syntax of the program. */
const mended: readonly (readonly [language: string, broken: string, mended: string])[] = [
  ['python', "a = f'postgres://u:p/q@{h}/x'", "a = f'postgres://u:p%2Fq@{h}/x'"],
  ['go', 'a := `redis://u:p/q@db`', 'a := `redis://u:p%2Fq@db`'],
  ['rust', 'let a = r#"mysql://u:p?q@db/x"#;', 'let a = r#"mysql://u:p%3Fq@db/x"#;'],
  ['java', 'a("mongodb://u:p\\u0040q@db/x")', 'a("mongodb://u:p%40q@db/x")'],
  ['kotlin', 'a("postgres://${u}:p/q@db/x")', 'a("postgres://${u}:p%2Fq@db/x")'],
  ['csharp', 'a(@"amqp://u:p/q@db/x")', 'a(@"amqp://u:p%2Fq@db/x")'],
  ['cpp', 'a(R"(redis://u:p/q@db)")', 'a(R"(redis://u:p%2Fq@db)")'],
  ['ruby', 'a "redis://u:p/q@db"', 'a "redis://u:p%2Fq@db"'],
  ['php', "<?php a('redis://u:p/q@db');", "<?php a('redis://u:p%2Fq@db');"],
  ['shellscript', 'A=postgres://u:p/q@db/x b', 'A=postgres://u:p%2Fq@db/x b'],
  ['dockerfile', 'ENV A=postgres://u:p/q@db/x', 'ENV A=postgres://u:p%2Fq@db/x'],
  ['sql', "f('postgres://u:p/q@db/x')", "f('postgres://u:p%2Fq@db/x')"],
  ['terraform', 'a = "postgres://${b}:p/q@db/x"', 'a = "postgres://${b}:p%2Fq@db/x"'],
  ['prisma', 'url = "postgres://u:p/q@db/x"', 'url = "postgres://u:p%2Fq@db/x"'],
  ['swift', 'a("postgres://u:p/q@\\(h)/x")', 'a("postgres://u:p%2Fq@\\(h)/x")'],
  ['scala', 'a(s"postgres://u:p/q@$h/x")', 'a(s"postgres://u:p%2Fq@$h/x")'],
  ['groovy', "a 'postgres://u:p/q@db/x'", "a 'postgres://u:p%2Fq@db/x'"],
  ['dart', "a('postgres://u:p/q@$h/x')", "a('postgres://u:p%2Fq@$h/x')"],
  ['elixir', 'url: "postgres://u:p/q@db/x"', 'url: "postgres://u:p%2Fq@db/x"'],
  ['lua', 'a = [[redis://u:p/q@db]]', 'a = [[redis://u:p%2Fq@db]]'],
  ['powershell', '$a = "postgres://u:p/q@$h/x"', '$a = "postgres://u:p%2Fq@$h/x"'],
  ['makefile', 'export A ?= postgres://u:p/q@db/x', 'export A ?= postgres://u:p%2Fq@db/x'],
  ['systemd', 'Environment=A=redis://u:p/q@db', 'Environment=A=redis://u:p%%2Fq@db'],
]

describe('a suggestion is written in the syntax of the program', () => {
  test.each(mended)('%s %j', (language, broken, expected) => {
    const [finding] = lintDocument(broken, language)
    expect(finding?.severity).toBe('error')
    expect(finding?.fixes[0] && applyEdits(broken, finding.fixes[0].edits)).toBe(expected)
  })
})

/** What is right, cannot be known, or is wrong on purpose. */
const silent: readonly (readonly [language: string, program: string])[] = [
  ['python', 'a = "postgres://%s:%s@%s:%d/%s" % b\nc = "http://{}:{}/".format(d)'],
  ['python', 'a = "https://user@b/|{}"\nc = f"postgres://{d}:{e}@{f}:{g}/"'],
  ['python', 'import unittest\nclass A(unittest.TestCase):\n  b("https://c:99999/")'],
  ['go', 'fmt.Sprintf("postgres://%[1]s:%[2]q@%s:%d/%s?sslmode=%v", a)\nb("http://%s:%05d/")'],
  ['go', 'import (\n\t"testing"\n)\nfunc TestA() { b("https://c:99999/") }'],
  [
    'rust',
    'format!("http://{}:{port}/{x:?}", a);\n#[cfg(test)]\nmod tests { fn a() { b("http://c:x/") } }',
  ],
  ['java', 'String.format("http://%s:%d/", a);\n@Test\nvoid a() { b("http://c:99999/"); }'],
  ['csharp', 'var a = $"http://{b}:{c:D}/"; var d = string.Format("http://{0}:{1}/", e);'],
  ['ruby', 'describe A do\n  b "http://c:99999/"\nend'],
  ['php', '<?php class A extends TestCase { function a() { b("http://c:99999/"); } }'],
  ['shellscript', 'etcd --endpoints=https://a:2379,https://b:22379 http://c:1,http://d:2'],
  ['shellscript', 'curl "http://$A:$B/" http://${C}:${D}/ http://$(e):80/'],
  ['swift', 'import XCTest\na("http://c:99999/"); b("http://\\(c):\\(d)/")'],
  ['scala', 'a(s"http://$b:$c/"); d("http://e:" + f)'],
  ['groovy', 'url "http://${a}:$b/"; c "http://d:" + e'],
  ['dart', "a('http://$b:${c}/');\nimport 'package:test/test.dart'; d('http://e:x/')"],
  ['elixir', 'a("http://#{b}:#{c}/"); "http://d:" <> e'],
  ['lua', 'a = "http://b:" .. c; d = ("http://e:%d/"):format(f)'],
  ['powershell', '$a = "http://$b`:$c/"; $d = "http://e:" + $f; $g = "http://{0}:{1}/" -f $h, $i'],
  ['makefile', 'a:\n\tcurl http://$(HOST):$(PORT)/ "http://$$A:$$B/"\n'],
  ['systemd', 'ExecStart=/a http://%i:${PORT}/ http://%H/\n'],
]

test.each(silent)('nothing is reported: %s %j', (language, program) => {
  expect(lintDocument(program, language)).toEqual([])
})

test('code after which tests begin is checked', () => {
  const program = 'a("http://b:99999/");\n#[test]\nfn c() { d("http://e:99999/") }'
  expect(lintDocument(program, 'rust').map(({ span }) => span.start)).toEqual([12])
})

test.each([
  ['python', 'a = "redis://u:p/q@b" # hreflint-disable-line\n'],
  ['go', '// hreflint-disable-next-line\na := "redis://u:p/q@b"\n'],
  ['sql', "select 'redis://u:p/q@b' -- hreflint-disable-line\n"],
  ['php', '<?php\n// hreflint-disable-next-line\n$a = "redis://u:p/q@b";\n'],
  ['kotlin', '/* hreflint-disable */\nval a = "redis://u:p/q@b"\n'],
])('a comment suppresses in %s', (language, program) => {
  expect(lintDocument(program, language)).toEqual([])
})

test.each([
  ['manage.py', 'python'],
  ['main.go', 'go'],
  ['build.gradle.kts', 'kotlin'],
  ['deploy.sh', 'shellscript'],
  ['app.dockerfile', 'dockerfile'],
  ['main.tf', 'terraform'],
  ['schema.prisma', 'prisma'],
  ['build.gradle', 'groovy'],
  ['Jenkinsfile', 'groovy'],
  ['Makefile', 'makefile'],
  ['app.service', 'systemd'],
  ['deploy.ps1', 'powershell'],
  ['Dockerfile', 'dockerfile'],
  ['ops/Dockerfile.prod', 'dockerfile'],
])('%s is %s', (name, language) => expect(languageOf(name)).toBe(language))
