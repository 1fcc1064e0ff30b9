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
