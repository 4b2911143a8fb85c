import { testRule } from '../../support/test-rule.ts'

testRule('no-conformance-error', 'vue', {
  silent: [
    '<template><NuxtLink to="/a b" /></template>',
    '<template><a :href="url">{{ "/a b" }}</a></template>',
    '<template><a :title="\'/a b\'" /></template>',
    '<template><a @click="\'/a b\'" :[href]="\'/a b\'" /></template>',
    'export default 1',
  ],
  reported: [
    {
      code: '<template><a href="/a« »b&amp;c d">x</a></template>',
      issues: ['unescaped-space'],
      fixed: '<template><a href="/a%20b&amp;c%20d">x</a></template>',
    },
    // Escaped for HTML, and then a string of JavaScript.
    {
      code: '<template><a :href="\'/?k&amp;l« »m\\x20n&#32;o\\u&#48;020p\'">x</a></template>',
      issues: ['unescaped-space'],
      fixed: '<template><a :href="\'/?k&amp;l%20m%20n%20o%20p\'">x</a></template>',
    },
    {
      code: '<template>\r\n<img v-bind:src="`/${id}/a« »b`">\r\n</template>',
      issues: ['unescaped-space'],
      suggested: {
        0: {
          'Percent-encode as %20': '<template>\r\n<img v-bind:src="`/${id}/a%20b`">\r\n</template>',
        },
      },
    },
    {
      code: '<script setup>\nconst a = fetch("/a« »b")\n</script>\n<template><p /></template>',
      issues: ['unescaped-space'],
      fixed: '<script setup>\nconst a = fetch("/a%20b")\n</script>\n<template><p /></template>',
    },
    {
      code: '<template><NuxtLink to="/a« »b&amp;c" /><nuxt-link to=/a«|»b :to="`/${id}/a« »b`" /></template>',
      settings: { hreflint: { components: { NuxtLink: ['to'] } } },
      issues: ['unescaped-space', 'unescaped-pipe', 'unescaped-space'],
      fixed:
        '<template><NuxtLink to="/a%20b&amp;c" /><nuxt-link to=/a|b :to="`/${id}/a b`" /></template>',
      suggested: {
        1: {
          'Percent-encode as %7C':
            '<template><NuxtLink to="/a b&amp;c" /><nuxt-link to=/a%7Cb :to="`/${id}/a b`" /></template>',
        },
        2: {
          'Percent-encode as %20':
            '<template><NuxtLink to="/a b&amp;c" /><nuxt-link to=/a|b :to="`/${id}/a%20b`" /></template>',
        },
      },
    },
  ],
})
