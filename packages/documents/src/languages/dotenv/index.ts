import { type DocumentLanguage, hashComment } from '../../language.ts'
import { locateDotenv } from './locate-dotenv.ts'

const stages = ['development', 'dev', 'production', 'prod', 'staging', 'test', 'testing', 'ci']
const examples = ['example', 'sample', 'template', 'dist', 'defaults', 'local']

/** Files of environment variables: `.env`, `.env.local`, `.env.production.local`. */
export const dotenvLanguages: readonly DocumentLanguage[] = [
  {
    id: 'dotenv',
    extensions: [
      'env',
      ...[...stages, ...examples].map(name => `env.${name}`),
      ...stages.map(name => `env.${name}.local`),
    ],
    isConfiguration: true,
    comments: [hashComment],
    locate: text => locateDotenv(text),
  },
]
