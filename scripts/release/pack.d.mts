/** The path of the archive of each package that is published. */
export function packPackages(folder: string): Readonly<Record<string, string>>
