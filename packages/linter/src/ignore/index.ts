export { ignorePatterns } from './ignore-patterns.ts'
export {
  type IgnoreFileName,
  type IgnoreFileSystem,
  IgnoreRules,
  ignoreFileNames,
} from './ignore-rules.ts'
