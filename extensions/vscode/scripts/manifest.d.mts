/** The package.json of the workspace, as far as it is changed. */
interface SourceManifest {
    readonly private?: boolean;
    readonly scripts?: object;
    readonly devDependencies?: object;
    readonly contributes: {
        readonly commands: readonly {
            readonly command: string;
        }[];
    };
}
/**
 * The manifest that is packed: what is written by hand, and what follows from the sources. It cannot
 * be stale because it is kept nowhere.
 */
export declare function manifest(source: SourceManifest, files: readonly string[]): object;
export {};
