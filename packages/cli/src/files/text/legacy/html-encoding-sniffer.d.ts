declare module 'html-encoding-sniffer' {
  /** The name of the encoding that a page is in, by its byte order mark or its `meta` elements. */
  export default function htmlEncodingSniffer(
    bytes: Uint8Array,
    options?: { readonly defaultEncoding?: string },
  ): string
}
