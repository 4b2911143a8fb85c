// The part of the package punycode that is used; it has no types of its own.

declare module 'punycode/punycode.js' {
  const punycode: {
    /** Throws RangeError on overflow. */
    encode(text: string): string
    /** Throws RangeError where the text is no Punycode. */
    decode(text: string): string
  }
  export default punycode
}
