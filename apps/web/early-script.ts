/** The early script as text: it stands in the page itself, so that it runs as soon as the page is there and is not asked for. */
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** @param appFile address of the app's own file, which the script starts at its end. */
export async function buildEarlyScript(root: string, appFile: string): Promise<string> {
  const [made] = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      {
        name: 'app-file',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith('/main.tsx') ? { id: appFile, external: 'absolute' } : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      // As a library, because to the import of an app Vite adds what fetches its styles.
      lib: { entry: join(root, 'src/early/early.ts'), formats: ['iife'], name: 'early' },
    },
  })) as Rolldown.RolldownOutput[];
  const [script, ...others] = made!.output;
  if (others.length > 0 || script.imports.length > 0) throw new Error('the early script must stand alone');
  return script.code.trim();
}
