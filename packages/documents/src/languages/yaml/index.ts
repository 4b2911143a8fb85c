import { type DocumentLanguage, hashComment } from '../../language.ts'
import { locateYaml } from './locate-yaml.ts'

/** YAML: Compose, workflows, Kubernetes, OpenAPI, Ansible and others. */
export const yamlLanguages: readonly DocumentLanguage[] = [
  {
    id: 'yaml',
    extensions: ['yml', 'yaml'],
    isConfiguration: true,
    readsEnvironment: true,
    comments: [hashComment],
    locate: text => locateYaml(text),
  },
  {
    id: 'dockercompose',
    extensions: [],
    isConfiguration: true,
    readsEnvironment: true,
    comments: [hashComment],
    locate: text => locateYaml(text),
  },
]
