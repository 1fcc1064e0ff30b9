/** Who may import whom, as `.dependency-cruiser.mjs` says it. */
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { root } from './source-files.ts';

interface Configuration {
  forbidden: { name: string; comment: string; from: { path?: string | string[] } }[];
  options: Record<string, unknown>;
}
const loaded = (await import(join(root, '.dependency-cruiser.mjs'))) as { default: Configuration };

export const boundaries = loaded.default;

/** Folders, not files: two contexts that need each other are one. Tests may look anywhere. */
export const folderBoundaries = ['^apps/(server|web)/src/contexts/[^/]+$', '^packages/rules/src/[^/]+$'].map(
  (path) => ({
    name: path.startsWith('^packages') ? 'no-circles-in-rules' : 'no-circles-of-contexts',
    comment: 'Contexts that import each other cannot be read or changed one at a time.',
    severity: 'error',
    scope: 'folder',
    from: { path },
    to: { circular: true, path },
  }),
);

/** Code of contexts and rules without its tests. */
const code = '^(apps/(server|web)/src/contexts|packages/rules/src)/';

export async function walkFolders(base: string, folders: string[]): Promise<ICruiseResult> {
  const { output } = await cruise(folders, {
    ...boundaries.options,
    includeOnly: { path: code },
    exclude: { path: '(\\.test\\.tsx?$|/testing/)' },
    ruleSet: { forbidden: folderBoundaries },
    validate: true,
    baseDir: base,
  } as object);
  return output as ICruiseResult;
}

export async function walkImports(base: string, folders: string[]): Promise<ICruiseResult> {
  const { options, ...rules } = boundaries;
  const { output } = await cruise(folders, {
    ...options,
    ruleSet: rules,
    validate: true,
    baseDir: base,
  } as object);
  return output as ICruiseResult;
}
