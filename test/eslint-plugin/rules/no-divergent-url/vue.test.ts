import { testRule } from '../../support/test-rule.ts'

testRule('no-divergent-url', 'vue', {
  silent: ['<template><a :href="url">http://0177.0.0.1/</a></template>'],
  reported: [
    {
      code: '<template><a href="http://«good.example»\\@evil.example/">x</a></template>',
      issues: ['host'],
    },
    {
      code: '<template><a :href="\'http://«good.example»&#92;\\@evil.example/\'">x</a></template>',
      issues: ['host'],
    },
    {
      code: '<script setup>\nfetch("http://«0177.0.0.1»/")\n</script>\n<template><p /></template>',
      issues: ['host'],
    },
  ],
})
