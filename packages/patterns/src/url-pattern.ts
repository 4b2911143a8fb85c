export type {
  UrlPatternComponentName,
  UrlPatternInit,
} from './dialects/url-pattern/component-names.ts'
export {
  type ComponentMatch,
  UrlPattern,
  type UrlPatternMatch,
  type UrlPatternOptions,
} from './dialects/url-pattern/url-pattern.ts'
