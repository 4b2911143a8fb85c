export * from './dialects/path-to-regexp/index.ts'
