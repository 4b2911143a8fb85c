/** [Forbidden domain code points](https://url.spec.whatwg.org/#forbidden-domain-code-point) */
export const forbiddenDomainCodePoint = /[\0-\x20#%/:<>?@[\\\]^|\x7f]/
