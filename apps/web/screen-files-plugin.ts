/**
 * Writes the list of files that each screen needs before it shows, by which the server announces them with the
 * page (decision 190).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '@sheaf/phrases/spoken-languages';
import type { Plugin, Rolldown } from 'vite';
import { ChunkGraph } from './chunk-graph.ts';
import { landingFaults } from './landing-limits.ts';
import { type ScreenFiles, type ScreenModule, screenModules } from './screen-files.ts';
import { isOpenPage } from './src/bootstrap/open-pages.ts';

/** Without an ending, so that the server does not serve it. */
export const screenFilesName = '.screen-files';

/** Frame of every screen with a session. */
const signedIn = 'src/app/signed-in.tsx';
const theme = 'src/ui/themed.tsx';
const table = 'src/app/domain-routes.tsx';

const phrasesOf = (root: string, lang: string, namespaces: readonly string[]): string[] =>
  namespaces.map((namespace) => join(root, `../../packages/phrases/src/${lang}/${namespace}.ts`));

export function filesOfScreens(root: string, bundle: Rolldown.OutputBundle): ScreenFiles[] {
  const graph = new ChunkGraph(bundle);
  const filesOf = (screen: ScreenModule, lang: string): string[] =>
    graph.filesOf([
      ...[
        'src/main.tsx',
        ...(isOpenPage(screen.path) ? [] : [signedIn]),
        ...(screen.themed ? [theme] : []),
        ...(screen.inTable ? [table] : []),
      ].map((module) => join(root, module)),
      join(root, 'src', screen.module!),
      ...phrasesOf(root, lang, screen.namespaces),
    ]);
  return screenModules(join(root, 'src'))
    .filter(({ module }) => module !== undefined)
    .map((screen) => ({
      path: screen.path,
      files: Object.fromEntries(languageCodes.map((lang) => [lang, filesOf(screen, lang)])),
    }));
}

export function screenFiles(): Plugin {
  let root: string;
  let found: ScreenFiles[];
  return {
    name: 'screen-files',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        found = filesOfScreens(root, bundle);
        const faults = landingFaults(found, (name) => {
          const file = bundle[name];
          return file?.type === 'chunk' ? file.moduleIds : [];
        });
        if (faults.length > 0) this.error(faults.join('\n'));
      },
    },
    writeBundle({ dir }) {
      writeFileSync(join(dir!, screenFilesName), JSON.stringify(found));
    },
  };
}
