// Generated from the root's package.json by scripts/generate/project/project-addresses.ts; do not edit.

/** The address of the project's site, without a slash at its end; null until it is published. */
export const site: string | null = null
