/** Builds the scripts of the page as text, so that they run without a request. */
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { buildTargets } from './supported-browsers.ts';

async function buildScript(
  root: string,
  name: string,
  target: string | string[],
  appFile = '',
): Promise<string> {
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
      target,
      // Library mode: Vite adds a style preloader to the `import()` of an app build.
      lib: { entry: join(root, `src/bootstrap/${name}.ts`), formats: ['iife'], name: 'bootstrap' },
    },
  })) as Rolldown.RolldownOutput[];
  const [script, ...others] = made!.output;
  if (others.length > 0 || script.imports.length > 0) throw new Error(`the script ${name} must stand alone`);
  return script.code.trim();
}

/** @param appFile URL of the app's entry file, which the script imports at its end. */
export const buildBootstrapScript = (root: string, appFile: string): Promise<string> =>
  buildScript(root, 'bootstrap', buildTargets, appFile);

/** A separate script, because an old browser runs no script with unknown syntax. */
export const buildBrowserCheck = (root: string): Promise<string> =>
  buildScript(root, 'check-browser', 'es2015');
