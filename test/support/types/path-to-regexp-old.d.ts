declare module 'path-to-regexp-0.1' {
  export default function pathToRegexp(
    path: string,
    keys?: { readonly name: string | number }[],
  ): RegExp
}
