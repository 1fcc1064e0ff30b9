/** Builds the early script as text. The page inlines it, so that it runs without a request of its own. */
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** @param appFile URL of the app's entry file, which the script imports at its end. */
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
      // Library mode: Vite adds a style preloader to the `import()` of an app build.
      lib: { entry: join(root, 'src/early/early.ts'), formats: ['iife'], name: 'early' },
    },
  })) as Rolldown.RolldownOutput[];
  const [script, ...others] = made!.output;
  if (others.length > 0 || script.imports.length > 0) throw new Error('the early script must stand alone');
  return script.code.trim();
}
