import { testRule } from '../../support/test-rule.ts'

testRule('no-parse-exception', 'vue', {
  silent: [
    '<template><a :href="url">{{ "http://a:b" }}</a></template>',
    '<template><a :title="\'http://a:b\'" @click="\'http://a:b\'" /></template>',
    '<template><a :href="`https://${host}:${port}/`" /></template>',
    '<template><NuxtLink to="http://a:b" /></template>',
  ],
  reported: [
    {
      code: '<template><a :href="\'https://example.com:«port»/\'">x</a></template>',
      issues: ['port-invalid'],
      suggested: {
        0: {
          'Replace the colon with /':
            '<template><a :href="\'https://example.com/port/\'">x</a></template>',
          'Remove the port': '<template><a :href="\'https://example.com/\'">x</a></template>',
        },
      },
    },
    // Escaped for HTML, and then a string of JavaScript.
    {
      code: '<template><a :href="\'https://a«&#91;»b/\\x5b\'">x</a></template>',
      issues: ['domain-forbidden-code-point'],
      suggested: {
        0: { 'Remove it': '<template><a :href="\'https://ab/\\x5b\'">x</a></template>' },
      },
    },
    {
      code: '<template>\r\n<img src="http://[::1«»">\r\n</template>',
      issues: ['ipv6-unclosed'],
      suggested: {
        0: { 'Add the closing bracket': '<template>\r\n<img src="http://[::1]">\r\n</template>' },
      },
    },
    {
      code: '<script setup>\nnew URL("«foo»")\n</script>\n<template><p /></template>',
      issues: ['missing-scheme'],
    },
    {
      code: '<template><Link to="https://h:«65536»/" /></template>',
      settings: { hreflint: { components: { Link: ['to'] } } },
      issues: ['port-out-of-range'],
      suggested: { 0: { 'Remove the port': '<template><Link to="https://h/" /></template>' } },
    },
  ],
})
