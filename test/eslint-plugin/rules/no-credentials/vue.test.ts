import { testRule } from '../../support/test-rule.ts'

testRule('no-credentials', 'vue', {
  silent: [
    '<template><a :href="url">https://ann@example.com/</a></template>',
    '<template><a :href="`https://${user}@example.com/`" /></template>',
    '<template><a href="mailto:ann@example.com" /></template>',
  ],
  reported: [
    {
      code: '<template><a href="https://«ann:se&amp;cret@»example.com/">x</a></template>',
      issues: ['credentials'],
      suggested: {
        0: {
          'Remove the user name and password':
            '<template><a href="https://example.com/">x</a></template>',
        },
      },
    },
    {
      code: '<template><a :href="\'https://«ann&#58;se\\x63ret@»example.com/\'">x</a></template>',
      issues: ['credentials'],
      suggested: {
        0: {
          'Remove the user name and password':
            '<template><a :href="\'https://example.com/\'">x</a></template>',
        },
      },
    },
    {
      code: '<script setup>\nfetch("https://«ann:secret@»example.com/")\n</script>\n<template><p /></template>',
      issues: ['credentials'],
      suggested: {
        0: {
          'Remove the user name and password':
            '<script setup>\nfetch("https://example.com/")\n</script>\n<template><p /></template>',
        },
      },
    },
    {
      code: '<template><Link to="https://«ann@»example.com/" /></template>',
      settings: { hreflint: { components: { Link: ['to'] } } },
      issues: ['credentials'],
      suggested: {
        0: {
          'Remove the user name and password':
            '<template><Link to="https://example.com/" /></template>',
        },
      },
    },
  ],
})
