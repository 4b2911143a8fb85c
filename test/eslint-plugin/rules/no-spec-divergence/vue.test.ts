import { testRule } from '../../support/test-rule.ts'

testRule('no-spec-divergence', 'vue', {
  silent: ['<template><a :href="url">http://0x7f.1/</a></template>'],
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
      code: '<script setup>\nfetch("http://«0x7f.1»/")\n</script>\n<template><p /></template>',
      issues: ['host'],
    },
  ],
})
