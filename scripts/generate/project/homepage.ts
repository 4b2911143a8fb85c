import manifest from '../../../package.json' with { type: 'json' }

/** The address of the project's site, without a slash at its end, whether or not it is published yet. */
export const { homepage } = manifest
