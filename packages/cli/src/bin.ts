#!/usr/bin/env node
import nodeModule from 'node:module'

// Newer versions of Node keep what they compiled for the next start.
if ('enableCompileCache' in nodeModule) (nodeModule.enableCompileCache as () => void)()
// Only now, so that the rest is compiled with it.
import('./run.ts').then(({ run }) => run())
