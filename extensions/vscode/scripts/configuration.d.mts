/** `contributes.configuration` of the manifest: the schema of the linter and the editor's settings. */
export declare function configuration(): object
