import * as angular from '@angular-eslint/template-parser'
import * as html from '@html-eslint/parser'
import { expect, test } from 'vitest'
import * as vue from 'vue-eslint-parser'
import { lint } from '../support/lint.ts'
import { testSinks } from '../support/test-sinks.ts'

const parsedBy = (parser: object) => ({ languageOptions: { parser } }) as never

testSinks('constants of script setup', {
  fixed: true,
  filename: 'file.vue',
  config: parsedBy(vue),
  sinks: [
    '<script setup>\nconst at = <url>\n</script>\n<template><a :href="at">x</a></template>',
    '<script setup>\nconst at = <url>\n</script>\n<template><p><a v-bind:href="at">x</a><img :src="at"></p></template>',
    '<template><a :href="at">x</a></template>\n<script setup>\nconst at = <url>\n</script>',
    '<script setup>\nconst api = { at: <url> }\n</script>\n<template><a :href="api.at">x</a></template>',
    '<script setup>\nconst at = <url>\n</script>\n<template><a :href="open ? at : \'/\'">x</a></template>',
  ],
  others: [
    '<script>\nconst at = <url>\n</script>\n<template><a :href="at">x</a></template>',
    '<script setup>\nconst at = <url>\n</script>\n<template><a :title="at">{{ at }}</a></template>',
    '<script setup>\nconst at = <url>; log(at)\n</script>\n<template><a v-for="at in all" :href="at">x</a></template>',
    '<script setup>\nlet at = <url>; at = load()\n</script>\n<template><a :href="at">x</a></template>',
    '<script setup>\nconst at = <url>; log(at)\n</script>\n<template><slot v-slot="{ at }"><a :href="at">x</a></slot></template>',
  ],
})

testSinks('constants that a template shows too', {
  fixed: false,
  filename: 'file.vue',
  config: parsedBy(vue),
  sinks: [
    '<script setup>\nconst at = <url>\n</script>\n<template><a :href="at">{{ at }}</a></template>',
  ],
})

testSinks('bindings of Angular', {
  fixed: true,
  filename: 'file.component.html',
  config: parsedBy(angular),
  settings: { components: { 'app-link': ['to'], a: ['routerLink'] } },
  sinks: [
    "<a [href]='<url>'>x</a>",
    "<a [attr.href]='<url>'>x</a>",
    "<a bind-href='<url>'>x</a>",
    "<img [src]='small ? <url> : other'>",
    "<a [href]='given ?? <url>'>x</a>",
    "<a [href]='given && <url>'>x</a>",
    "<button [formAction]='<url>'>x</button>",
    "<app-link [to]='<url>'></app-link>",
    "<a [routerLink]='<url>'>x</a>",
  ],
  parts: [
    "<a [href]='<url> + id'>x</a>",
    "<a [href]='base + <url>'>x</a>",
    "<a [href]='(<url> + id + more)'>x</a>",
  ],
  others: [
    "<a [title]='<url>'>x</a>",
    "<p [href]='<url>'>x</p>",
    "<body [style.background]='<url>'>x</body>",
    "<a [class.href]='<url>'>x</a>",
    "<a [href]='load(<url>)'>x</a>",
    "<a [href]='<url> | translate'>x</a>",
    "<a [href]='names[<url>]'>x</a>",
    "<app-menu [to]='<url>'></app-menu>",
    "<a (click)='go(<url>)'>x</a>",
  ],
})

testSinks('scripts and event handlers of a page', {
  fixed: false,
  filename: 'file.html',
  config: parsedBy(html),
  sinks: [
    '<script>fetch(<url>)</script>',
    '<script type="module">import { a } from "./a.js"\nfetch(<url>)</script>',
    '<script type=" text/javascript ">location.href = <url></script>',
    "<button onclick='location.href = <url>'>x</button>",
    "<body ONLOAD='fetch(<url>)'>x",
    "<button onclick='a &amp;&amp; fetch(<url>)'>x</button>",
    "<button onclick='fetch(<url>, &quot;&quot;)'>x</button>",
  ],
  others: [
    '<script type="text/template">fetch(<url>)</script>',
    '<script type="application/json">{ "a": <url> }</script>',
    "<button data-on='fetch(<url>)'>x</button>",
    "<button onclick='log(<url> + &quot;&quot;)'>x</button>",
    '<script>// fetch(<url>)</script>',
    '<script>log(<url> + " is gone")</script>',
  ],
})

test('an event handler is read as HTML decodes it, and written as HTML wants it', () => {
  const code = '<button onclick="a &amp;&amp; fetch(&quot;https://h/?a b&amp;c&quot;)">x</button>'
  const [message, ...others] = lint(code, parsedBy(html), 'file.html')
  expect(others).toEqual([])
  expect(message).toMatchObject({
    messageId: 'whatwg/unescaped-space',
    column: 1 + code.indexOf(' b'),
  })
  expect(message?.fix).toBeUndefined()
  const [fix] = message?.suggestions ?? []
  expect(fix?.fix).toEqual({ range: [code.indexOf(' b'), code.indexOf(' b') + 1], text: '%20' })
})
