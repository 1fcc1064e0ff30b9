/** Import rules of `.dependency-cruiser.mjs`, and cycles between folders. */
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import type { ImportGraph } from './import-graph.ts';
import { root } from './source-files.ts';

interface Configuration {
  forbidden: { name: string; comment: string; from: { path?: string | string[] } }[];
  options: Record<string, unknown>;
}
const loaded = (await import(join(root, '.dependency-cruiser.mjs'))) as { default: Configuration };

export const boundaries = loaded.default;

/** Two contexts must not import each other, even through different files. Tests may import anything. */
const folders = [
  { rule: 'no-circles-of-contexts', folder: /^apps\/(?:server|web)\/src\/contexts\/[^/]+(?=\/)/ },
  { rule: 'no-circles-in-rules', folder: /^packages\/rules\/src\/[^/]+(?=\/)/ },
];

/** Pairs of folders that import each other, directly or indirectly, by the rule they break. */
export function folderCircles(graph: ImportGraph): { rule: string; from: string; to: string }[] {
  const code = [...graph].filter(([path]) => !/\.test\.tsx?$|\/testing\//.test(path));
  return folders.flatMap(({ rule, folder }) => {
    const imported = new Map<string, Set<string>>();
    for (const [path, targets] of code)
      for (const target of targets) {
        const [from, to] = [folder.exec(path)?.[0], folder.exec(target)?.[0]];
        if (from && to && from !== to) imported.set(from, (imported.get(from) ?? new Set()).add(to));
      }
    const leadsTo = (start: string, end: string): boolean => {
      const seen = new Set([start]);
      for (const one of seen) for (const next of imported.get(one) ?? []) seen.add(next);
      return seen.has(end);
    };
    return [...imported].flatMap(([from, targets]) =>
      [...targets].filter((to) => leadsTo(to, from)).map((to) => ({ rule, from, to })),
    );
  });
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
