import { type DocumentLanguage, hashComment } from '../../language.ts'
import { locateDotenv } from './locate-dotenv.ts'

const stages = ['development', 'dev', 'production', 'prod', 'staging', 'test', 'testing', 'ci']
const examples = ['example', 'sample', 'template', 'dist', 'defaults', 'local']

const names = [...stages, ...examples]

/**
 * Files of environment variables: `.env`, `.env.local`, `.env.production.local`, and `.env.` with any
 * name that is not an extension of another language. Templates leave out the dot, or replace it.
 */
export const dotenvLanguages: readonly DocumentLanguage[] = [
  {
    id: 'dotenv',
    extensions: [
      'env',
      ...names.map(name => `env.${name}`),
      ...stages.map(name => `env.${name}.local`),
    ],
    fileNames: [
      ...['.env', '.flaskenv', '_env', 'dotenv', 'dot-env'],
      ...names.flatMap(name => [`env.${name}`, `.env-${name}`, `.env_${name}`]),
    ],
    isConfiguration: true,
    comments: [hashComment],
    locate: text => locateDotenv(text),
  },
]
