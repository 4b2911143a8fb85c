/** Programs that grow with `n`, each in one way: texts, values, guards, objects, calls, markup. */

const times = (n: number, make: (index: number) => string, separator = ' ') =>
  Array.from({ length: n }, (_, index) => make(index)).join(separator)
const handler = (body: string) => `function f(url, req, res, x) { ${body} }`
const guarded = (body: string) =>
  handler(`if (url.indexOf('example.com') < 0) return; ${body} location.href = url`)

/** Parsers go no deeper into expressions and blocks. */
const deep = (n: number) => Math.min(n, 300)

/** A chain nests once for each operand. ESLint itself goes to about two thousand on Node 24. */
const chained = (n: number, operands: number) => Math.round((n * 5) / 8 / operands)
const sum = (first: string, n: number, ...terms: readonly string[]) =>
  first +
  terms
    .map(term => ` + ${term}`)
    .join('')
    .repeat(chained(n, terms.length))

/** A name that begins with "TypeScript" says which parser the program needs. */
export const shapes: Readonly<Record<string, (n: number) => string>> = {
  // templates and sums
  'template of names': n => `fetch(\`https://a/${'${x}/'.repeat(n)}\`)`,
  'template of req.query': n => `fetch(\`https://a/${'${req.query.x}/'.repeat(n)}\`)`,
  'template of req.query in the query': n =>
    `fetch(\`https://a/?${times(n, i => `a${i}=\${req.query.x${i}}`, '&')}\`)`,
  'template of distinct req.query': n =>
    `fetch(\`https://a/${times(n, i => `\${req.query.x${i}}/`, '')}\`)`,
  'template of the host': n => `fetch(\`https://${'${req.query.x}.'.repeat(n)}com/\`)`,
  'template with credentials': n =>
    `fetch(\`https://${'${req.query.x}'.repeat(n)}:\${req.query.y}@h/\`)`,
  'template with spaces': n => `fetch(\`https://a/${'${x} /'.repeat(n)}\`)`,
  'template of pairs': n => `const q = \`?${times(n, () => '${k}=${req.query.x}', '&')}\``,
  'template of pairs of names': n => `const q = \`?${times(n, () => '${k}=${v}', '&')}\`; fetch(q)`,
  'template of params[key]': n =>
    `const q = \`/?${times(n, () => '${k}=${p[k]}', '&')}\`; fetch(q)`,
  'template of templates': n => `fetch(\`https://a/${'${`b/${x}`}/'.repeat(n)}\`)`,
  'nested templates': n => `fetch(${'`a/${'.repeat(deep(n))}x${'}`'.repeat(deep(n))})`,
  'template of calls': n => `fetch(\`https://a/${'${g(x)}/'.repeat(n)}\`)`,
  'template of encoded': n => `fetch(\`https://a/${'${encodeURIComponent(x)}/'.repeat(n)}\`)`,
  'template of constants': n =>
    `${times(n, i => `const c${i} = "b${i}";`)} fetch(\`https://a/${times(n, i => `\${c${i}}/`, '')}\`)`,
  'sum of names': n => `fetch(${sum('"https://a/"', n, 'x', '"/"')})`,
  'sum of req.query': n => `fetch(${sum('"https://a/?"', n, '"&a="', 'req.query.x')})`,
  'sum of req.query path': n => `fetch(${sum('"https://a/"', n, 'req.query.x', '"/"')})`,
  'sum of pairs': n => `const q = ${sum('"?"', n, 'k', '"="', 'req.query.x', '"&"')}`,
  'sum of raw pairs': n => `const q = ${sum('"/?"', n, 'k', '"="', 'p[k]', '"&"')}; fetch(q)`,
  'sum nested to the right': n =>
    `fetch("https://a/"${' + ("b/"'.repeat(deep(n))}${')'.repeat(deep(n))})`,
  'sum of literals': n => `fetch(${sum('"https://a/"', n, '"b/"')})`,
  'sum of literals with spaces': n => `fetch(${sum('"https://a/"', n, '" b"')})`,
  'sum of encodeURI': n => `fetch(${sum('"https://a/?"', n, '"&a="', 'encodeURI(x)')})`,
  'sum in encodeURI of encoded': n =>
    `encodeURI(${sum('"https://a/?"', n, '"&a="', 'encodeURIComponent(x)')})`,
  'template in encodeURI of encoded': n =>
    `encodeURI(\`https://a/?${'${encodeURIComponent(x)}'.repeat(n)}\`)`,
  'sum of joins': n =>
    `fetch(${sum('"https://a/?"', n, 'Object.keys(p).map(k => k + "=" + p[k]).join("&")', '"&"')})`,
  'sums after each other': n => 'fetch("https://a/" + req.query.x + "/b");'.repeat(n),
  'template of array joins': n =>
    `fetch(\`https://a/?${'${Object.keys(p).map(k => k + "=" + p[k]).join("&")}&'.repeat(n)}\`)`,
  'assigned texts': n => `let u = "https://a/?"; ${'u += "&a=" + req.query.x;'.repeat(n)} fetch(u)`,
  'a text assigned to itself': n =>
    `let u = "https://a/?"; ${'u = u + "&a=" + req.query.x;'.repeat(n)} fetch(u)`,
  choices: n => `fetch(${'x ? "/a b" : '.repeat(deep(n))}"/")`,
  'choices in a template': n => `fetch(\`https://a/${'${x ? "b" : "c"}/'.repeat(n)}\`)`,
  'choices of sums': n => `fetch(${'x ? "/a" + req.query.x : '.repeat(deep(n))}"/")`,
  'conditional question marks': n =>
    `fetch(${sum('u', n, '(u.includes("?") ? "&" : "?")', 'k', '"="', 'p[k]')})`,
  'logical chain of texts': n => `fetch(${'x || '.repeat(chained(n, 1))}"/a b")`,
  // arrays
  'array joins': n => `fetch([${times(n, () => '"https://a/ b"', ',')}].join(""))`,
  'map join calls': n =>
    'const q = "?" + Object.keys(p).map(k => k + "=" + p[k]).join("&");'
      .repeat(n)
      .replace(/const q/g, () => `var q`),
  'join read often': n =>
    `const q = Object.keys(p).map(k => k + "=" + p[k]).join("&"); ${'fetch("/?" + q);'.repeat(n)}`,
  'join listed often': n =>
    `const l = Object.keys(p).map(k => k + "=" + p[k]); ${'fetch("/?" + l.join("&"));'.repeat(n)}`,
  'pairs by join': n =>
    `const l = []; ${'l.push(k + "=" + p[k]);'.repeat(n)} fetch("/?" + l.join("&"))`,
  // searchParams
  'searchParams.set': n =>
    `const u = new URL("https://a/"); ${'u.searchParams.set("a", encodeURIComponent(x));'.repeat(n)}`,
  'searchParams chain': n =>
    `const u = new URL("https://a/"); ${times(n, i => `const v${i} = ${i ? `v${i - 1}` : 'u'};`)} v${n - 1}.searchParams.set("a", encodeURIComponent(x));`,
  'URLSearchParams of pairs': n =>
    `new URLSearchParams([${'["a", encodeURIComponent(x)],'.repeat(n)}])`,
  'URLSearchParams of an object': n =>
    `new URLSearchParams({${times(n, i => `a${i}: encodeURIComponent(x)`, ',')}})`,
  'axios params': n =>
    `import axios from "axios"; axios.get("/a", { params: {${times(n, i => `a${i}: encodeURIComponent(x)`, ',')}} })`,
  'searchParams.get in a template': n =>
    `fetch(\`https://a/${'${u.searchParams.get("a")}/'.repeat(n)}\`)`,
  // objects
  'object spreads': n =>
    `const o = { ${times(n, i => `...p${i}, a${i}: "https://a/ b"`, ',')} }; fetch(o.a0)`,
  'object members': n =>
    `const o = { ${times(n, i => `a${i}: "/a b"`, ',')} }; ${times(n, i => `fetch(o.a${i});`)}`,
  'nested objects': n =>
    `const o = ${'{ a: '.repeat(deep(n))}"https://a/ b"${' }'.repeat(deep(n))}; fetch(o${'.a'.repeat(deep(n))})`,
  'object read often': n => `const o = { a: { b: "/a b" } }; ${'fetch(o.a.b);'.repeat(n)}`,
  'object with one member read in one text': n =>
    `const o = { a: "b" }; fetch(\`https://h/${'${o.a}/'.repeat(n)}\`)`,
  'object rest patterns': n =>
    `const { ${times(n, i => `a${i}`, ',')} } = req.query; fetch(\`https://a/${times(n, i => `\${a${i}}/`, '')}\`)`,
  'destructured from an object': n =>
    `const o = { ${times(n, i => `a${i}: "b c"`, ',')} }; const { ${times(n, i => `a${i}`, ',')} } = o; ${times(n, i => `fetch("/" + a${i});`)}`,
  'options objects': n => 'fetch({ url: "https://a/ b", method: "GET" });'.repeat(n),
  'class fields': n =>
    `class A { ${times(n, i => `#a${i} = "/a b"; m${i}() { fetch(this.#a${i}) }`)} }`,
  'static fields': n =>
    `class A { ${times(n, i => `static a${i} = "/a b";`)} } ${times(n, i => `fetch(A.a${i});`)}`,
  'TypeScript: enum members': n =>
    `enum E { ${times(n, i => `A${i} = "/a b",`)} } ${times(n, i => `fetch(E.A${i});`)}`,
  'TypeScript: readonly fields': n =>
    `class A { ${times(n, i => `private readonly a${i} = "/a b"; m${i}() { fetch(this.a${i}) }`)} }`,
  'TypeScript: casts': n => `fetch(("https://a/ b"${' as string'.repeat(deep(n))}))`,
  'TypeScript: non-null': n => `fetch(\`https://a/\${x${'!'.repeat(deep(n))}}/b\`)`,
  'TypeScript: annotated parameters': n =>
    `function f(${times(n, i => `a${i}: string`, ',')}) { fetch(\`https://a/${times(n, i => `\${a${i}}/`, '')}\`) }`,
  'TypeScript: one parameter': n =>
    `function f(a: string) { fetch(\`https://a/${'${a}/'.repeat(n)}\`) }`,
  'TypeScript: one parameter, many texts': n =>
    `function f(a: string) { ${'fetch(`https://a/${a}/b`);'.repeat(n)} }`,
  'TypeScript: union types': n =>
    `function f(a: ${times(n, i => `"a${i}"`, '|')}) { fetch(\`https://a/${'${a}/'.repeat(n)}\`) }`,
  // guards
  guards: n =>
    handler(`${times(n, i => `if (url.indexOf('e${i}.com') < 0) return;`)} location.href = url`),
  'guards and uses': n =>
    handler(`${times(n, i => `if (url.indexOf('e${i}.com') < 0) return; location.href = url;`)}`),
  'uses after a guard': n => guarded('location.href = url;'.repeat(n)),
  'fetches after a guard': n => guarded('fetch(url);'.repeat(n)),
  'assignments after a guard': n => guarded('url = url.trim(); if (url) g();'.repeat(n)),
  'assigned from itself': n =>
    handler(
      `${'x = x + x;'.repeat(n)} if (x) { g() } if (url.indexOf('e.com') < 0) return; location.href = url`,
    ),
  'names before a guard': n =>
    handler(
      `${times(n, i => `let v${i} = v${(i + 1) % n} + v${(i * 7 + 3) % n};`)} if (v0) g(); if (url.indexOf('e.com') < 0) return; location.href = url`,
    ),
  'nested ifs': n =>
    handler(
      `${times(deep(n), i => `if (url.indexOf('e${i}.com') >= 0) {`)} location.href = url ${'}'.repeat(deep(n))}`,
    ),
  'nested ifs with uses': n =>
    handler(
      `${times(deep(n), i => `if (url.indexOf('e${i}.com') >= 0) { location.href = url;`)} ${'}'.repeat(deep(n))}`,
    ),
  'an or chain': n =>
    handler(
      `if (${times(n, i => `url.startsWith('https://e${i}.com')`, ' || ')}) location.href = url`,
    ),
  'an and chain': n =>
    handler(`if (${times(n, i => `url.includes('e${i}.com')`, ' && ')}) location.href = url`),
  'a list of hosts': n =>
    handler(
      `const hosts = [${times(n, i => `'e${i}.com'`, ',')}]; if (hosts.some(h => url.includes(h))) location.href = url`,
    ),
  'a long regular expression': n =>
    handler(
      `if (/^https?:\\/\\/(${times(n, i => `e${i}\\.com`, '|')})/.test(url)) location.href = url`,
    ),
  'a switch': n =>
    handler(
      `switch (new URL(url).host) { ${times(n, i => `case 'e${i}.com': location.href = url; break;`)} }`,
    ),
  'a switch of texts': n =>
    handler(
      `switch (x) { ${times(n, i => `case 'e${i}': fetch("https://a/" + req.query.a${i}); break;`)} }`,
    ),
  'functions that judge': n =>
    times(n, i => `function isSafeUrl${i}(u) { return u.includes('e${i}.com') }`),
  'functions that call each other': n =>
    times(
      n,
      i =>
        `function isAllowedUrl${i}(u) { return u.includes('e${i}.com') ${i ? `|| isAllowedUrl${i - 1}(u)` : ''} }`,
    ),
  'nested functions': n =>
    `${times(deep(n), i => `function f${i}(u${i}) { if (u${i}.indexOf('e.com') < 0) return; location.href = u${i};`)} ${'}'.repeat(deep(n))}`,
  'nested arrows': n =>
    `const a = ${times(deep(n), i => `u${i} =>`)} { if (u0.indexOf('e.com') < 0) return; location.href = u0 }`,
  'message handlers': n =>
    `addEventListener('message', e => { if (e.origin.indexOf('e.com') < 0) return; g(e.data) });`.repeat(
      n,
    ),
  'one message handler, many ifs': n =>
    `addEventListener('message', e => { ${times(n, i => `if (x${i}) return;`)} if (e.origin.indexOf('e.com') < 0) return; g(e.data) });`,
  'returned branches': n =>
    `function safeRedirect(u) { ${times(n, i => `if (u.startsWith('/a${i}')) return u;`)} return '/' }`,
  'returned choices': n =>
    `function safeRedirect(u) { return ${times(deep(n), i => `u.startsWith('/a${i}') ? u :`)} '/' }`,
  'try blocks': n =>
    handler(
      `${times(n, () => `try { new URL(url) } catch { return }`)} if (url.indexOf('e.com') < 0) return; location.href = url`,
    ),
  'members guarded': n =>
    handler(
      `if (!req.query.next.startsWith('/')) return; ${times(n, () => `res.redirect(req.query.next);`)}`,
    ),
  'distinct members guarded': n =>
    handler(times(n, i => `if (req.query.a${i}.startsWith('/')) res.redirect(req.query.a${i});`)),
  'distinct names guarded': n =>
    `function f(${times(n, i => `u${i}`, ',')}) { ${times(n, i => `if (u${i}.startsWith('/')) location.href = u${i};`)} }`,
  'aliases guarded': n =>
    handler(
      `${times(n, i => `const u${i} = ${i ? `u${i - 1}` : 'url'};`)} if (u${n - 1}.startsWith('/')) location.href = u${n - 1}`,
    ),
  'long member chain': n => `fetch("https://a/" + req.query${'.a'.repeat(deep(n))})`,
  'long call chain': n => `fetch("https://a/" + x${'.trim()'.repeat(deep(n))} + "/b")`,
  'nested calls': n =>
    `fetch("https://a/" + ${'String('.repeat(deep(n))}req.query.x${')'.repeat(deep(n))} + "/b")`,
  'chained promises': n =>
    `fetch("https://a/" + req.query.x)${'.then(r => fetch("https://a/" + r.id))'.repeat(deep(n))}`,
  // uses
  'a constant in many calls': n => `const a = "https://a/ b"; ${'fetch(a);'.repeat(n)}`,
  'a constant in many texts': n => `const a = "https://a/"; ${'fetch(a + " b");'.repeat(n)}`,
  'constants of constants': n =>
    `const c0 = "https://a/ b"; ${times(n, i => `const c${i + 1} = c${i};`)} fetch(c${n})`,
  'doubling constants': n =>
    `const c0 = "a "; ${times(deep(n), i => `const c${i + 1} = c${i} + c${i};`)} fetch(c${deep(n)})`,
  'constants of sums': n =>
    `const c0 = "https://a/ b"; ${times(n, i => `const c${i + 1} = c${i} + "/x";`)} fetch(c${n})`,
  'one constant read by n constants': n =>
    `const b = "https://a/ b"; ${times(n, i => `const c${i} = b + "/x${i}"; fetch(c${i});`)}`,
  'a name assigned often': n => `let a; ${'a = "https://a/ b";'.repeat(n)} fetch(a)`,
  'a name assigned often in a text': n =>
    `let a; ${'a = req.query.x;'.repeat(n)} ${'fetch("https://a/" + a + "/b");'.repeat(n)}`,
  defaults: n =>
    `function f({ ${times(n, i => `a${i} = "/a b"`, ',')} }) { ${times(n, i => `fetch(a${i});`)} }`,
  'one pattern of many': n =>
    `const { ${times(n, i => `a${i}`, ',')} } = p; ${times(n, i => `fetch("https://a/" + a${i});`)}`,
  'new URL with a base': n => times(n, i => `new URL("/users${i}", "https://a/v1/");`),
  'new URL of one constant': n =>
    `const b = "https://a/v1/"; ${times(n, i => `new URL("/users${i}", b);`)}`,
  'nested new URL': n => `${'new URL("/a", '.repeat(deep(n))}"https://a/v1/"${')'.repeat(deep(n))}`,
  imports: n => times(n, i => `import a${i} from "./m${i}.js";`),
  'import calls': n => times(n, i => `import("./m${i} b.js");`),
  requires: n =>
    times(n, i => `const m${i} = require("m${i}");`) + times(n, i => `m${i}.get("https://a/ b");`),
  'JSX attributes': n =>
    `const a = <a ${times(n, i => `a${i}="https://a/ b"`)} href="https://a/ b" />`,
  'JSX hrefs': n => `const a = <div>${'<a href={"https://a/ " + x} />'.repeat(n)}</div>`,
  'JSX guarded': n =>
    `function F({ url }) { if (!url.startsWith('/')) return; return <div>${'<a href={url} />'.repeat(n)}</div> }`,
  'nested JSX': n =>
    `const a = ${'<a href="https://a/ b">'.repeat(deep(n))}${'</a>'.repeat(deep(n))}`,
  'JSX style': n => `const a = <a style={{ ${times(n, i => `a${i}: "url(/a b^c)"`, ',')} }} />`,
  'a srcset': n => `document.createElement("img").srcset = "${'/a^b 1x, '.repeat(n)}"`,
  setAttribute: n =>
    `const e = document.createElement("a"); ${'e.setAttribute("href", "https://a/ b");'.repeat(n)}`,
  elements: n =>
    times(n, i => `const e${i} = document.createElement("a"); e${i}.href = "https://a/ b";`),
  'one element': n =>
    `const e = document.createElement("img"); ${'e.src = "https://a/ b";'.repeat(n)}`,
  origins: n => handler(times(n, i => `if (event.origin === "https://e${i}.com/") g();`)),
  postMessage: n => times(n, i => `w.postMessage(x, "https://e${i}.com/");`),
  URLPattern: n => times(n, i => `new URLPattern({ pathname: "/a${i}/:b(" });`),
  comments: n => `${'/* import */ '.repeat(n)} fetch("https://a/ b")`,
  literals: n => `const a = [${times(n, i => `"https://a${i}/ b"`, ',')}]`,
  credentials: n => times(n, i => `fetch("https://u:p${i}@h/");`),
  'connection strings': n =>
    times(n, i => `const c${i} = "postgres://u:p${i}@h:99999/d"; g(c${i});`),
  spaces: n => `fetch("https://a/${' b'.repeat(n)}")`,
  carets: n => `fetch("https://a/${'^ |'.repeat(n)}")`,
  backslashes: n => `fetch("https://a/${'\\\\b'.repeat(n)}")`,
  'parameters in a text': n => `fetch("https://a/?${times(n, i => `a${i}=b c`, '&')}")`,
  'template of pairs in one query, then a hash': n =>
    `fetch(\`https://a/?${'a=${req.query.x}&'.repeat(n)}#\${req.query.y}\`)`,
  'test functions': n =>
    times(n, () => `it("a", () => { expect(() => fetch("https://a/ b")).toThrow() });`),
  'deep blocks': n =>
    handler(`${'{'.repeat(deep(n))} fetch("https://a/" + req.query.x) ${'}'.repeat(deep(n))}`),
  'labels and loops': n =>
    handler(times(n, () => `for (const a of b) { if (url.startsWith("/")) location.href = url }`)),
  'else if chain': n =>
    handler(
      `${times(deep(n), i => `if (url === "https://e${i}.com/") g(); else `)} location.href = url`,
    ),
  'else if chain of uses': n =>
    handler(
      `${times(deep(n), i => `if (url.startsWith("/a${i}")) location.href = url; else `)} g()`,
    ),
  'Set.has': n =>
    handler(
      `const ok = new Set([${times(n, i => `"https://e${i}.com/"`, ',')}]); if (!ok.has(url)) return; location.href = url`,
    ),
  'Set.has and holes': n =>
    handler(
      `const ok = new Set([${times(n, i => `"a${i}"`, ',')}]); if (!ok.has(req.query.x)) return; fetch(\`https://a/${'${req.query.x}/'.repeat(n)}\`)`,
    ),
  'guarded holes': n =>
    handler(
      `${times(n, i => `if (!/^[a-z]+$/.test(req.query.a${i})) return; fetch("https://a/" + req.query.a${i} + "/b");`)}`,
    ),
  'one guard, many holes': n =>
    handler(
      `if (!/^[a-z]+$/.test(req.query.a)) return; ${'fetch("https://a/" + req.query.a + "/b");'.repeat(n)}`,
    ),
  'many guards, one hole': n =>
    handler(
      `${times(n, i => `if (req.query.a === "b${i}") return;`)} fetch("https://a/" + req.query.a + "/b");`,
    ),
}
