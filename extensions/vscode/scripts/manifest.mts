import root from '../../../package.json' with { type: 'json' }
import { endingsOfOthers, languages } from '../src/languages.ts'
import { configuration } from './configuration.mts'

/** The package.json of the workspace, as far as it is changed. */
interface SourceManifest {
  readonly private?: boolean
  readonly scripts?: object
  readonly devDependencies?: object
  readonly contributes: { readonly commands: readonly { readonly command: string }[] }
}

/**
 * The manifest that is packed: what is written by hand, and what follows from the sources. It cannot
 * be stale because it is kept nowhere.
 */
export function manifest(source: SourceManifest, files: readonly string[]): object {
  const { private: _private, scripts: _scripts, devDependencies: _dev, ...kept } = source
  return {
    ...kept,
    // Nothing that is shipped names an address that is not this project's yet.
    ...(root.isPublished ? {} : { homepage: undefined, repository: undefined, bugs: undefined }),
    // In the workspace that name belongs to the command line tool.
    name: 'hreflint',
    files,
    activationEvents: languages.map(id => `onLanguage:${id}`),
    contributes: {
      ...kept.contributes,
      menus: {
        'editor/context': [
          { command: 'hreflint.explainUrl', when: whereUrlsAre, group: 'hreflint' },
        ],
        'editor/context/copy': copyCommands(kept.contributes.commands),
      },
      configuration: configuration(),
      languages: [
        // Comments and trailing commas are allowed in it.
        { id: 'jsonc', filenames: [configFile] },
        ...Object.entries(endingsOfOthers).map(([id, extensions]) => ({ id, extensions })),
      ],
      jsonValidation: [{ fileMatch: configFile, url: './dist/config.schema.json' }],
    },
  }
}

const configFile = 'hreflint.config.json'

/** For menus: where there can be URLs. */
const whereUrlsAre = `editorLangId =~ /^(${languages.join('|')})$/`

/** "Copy as" in the menu of the editor, where there can be URLs. */
function copyCommands(commands: readonly { readonly command: string }[]): object[] {
  return commands
    .filter(({ command }) => command.startsWith('hreflint.copy'))
    .map(({ command }, index) => ({
      command,
      when: whereUrlsAre,
      group: `hreflint@${index}`,
    }))
}
