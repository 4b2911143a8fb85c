export declare function contentKey(root: string, paths: readonly string[]): string
export declare function doOnce(
  what: { readonly stamp: string; readonly key: string; readonly output?: string },
  action: () => void,
): boolean
