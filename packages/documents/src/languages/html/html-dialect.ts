import { type Delimiters, usualDelimiters } from '../../template/delimiters.ts'

/** How a language differs from plain HTML. */
export interface HtmlDialect {
  readonly delimiters: readonly Delimiters[]
  /**
   * Whether the document is certainly a template, so that everything that looks like a delimiter is
   * one. If not, it may be text, and a placeholder ends before the next tag.
   */
  readonly isTemplate: boolean
  /** `{expression}` in tags, as in Svelte and Astro. */
  readonly hasExpressions: boolean
  /** Components: `<script/>` is closed, `<Link>` is not `<link>`, and `<template>` is not inert. */
  readonly hasComponents: boolean
}

export const plainHtml: HtmlDialect = {
  delimiters: usualDelimiters,
  isTemplate: false,
  hasExpressions: false,
  hasComponents: false,
}
