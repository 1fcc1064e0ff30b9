/** How much contexts import each other, and what their manifests say (decision 150). */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { walkFolders } from './boundaries.ts';
import { root } from './source-files.ts';

/** Raised only with a reason in decision 150. */
const mostPairs = { server: 40, web: 26 };

it.each(['server', 'web'] as const)(
  'few contexts of the %s import each other, and none in a circle',
  { timeout: 120_000 },
  async (side) => {
    const folder = `apps/${side}/src/contexts`;
    const { modules, summary } = await walkFolders(root, [folder]);
    const contextOf = (path: string): string | undefined =>
      path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined;
    const pairs = new Set(
      modules.flatMap(({ source, dependencies }) =>
        dependencies
          .map(({ resolved }) => [contextOf(source), contextOf(resolved)] as const)
          .filter(([from, to]) => from && to && from !== to)
          .map(([from, to]) => `${from} → ${to}`),
      ),
    );
    expect(summary.violations).toEqual([]);
    expect(pairs.size).toBeGreaterThan(15);
    expect(pairs.size).toBeLessThanOrEqual(mostPairs[side]);
  },
);

it('a context has one layer on both sides, and its own name', () => {
  const manifests = ['server', 'web'].map((side) => {
    const folder = join(root, `apps/${side}/src/contexts`);
    return new Map(
      globSync('*/*.context.ts', { cwd: folder }).map((path) => {
        const text = readFileSync(join(folder, path), 'utf8');
        expect(text).toContain(`name: '${basename(path, '.context.ts')}'`);
        return [path, Number(/^ {2}layer: (\d),$/m.exec(text)?.[1])] as const;
      }),
    );
  }) as [Map<string, number>, Map<string, number>];
  const [server, web] = manifests;
  expect(server.size).toBeGreaterThan(10);
  expect([...web].filter(([path, layer]) => (server.get(path) ?? layer) !== layer)).toEqual([]);
});
