/** Limits imports between contexts, and compares their manifests (decision 150). */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { importGraph } from './import-graph.ts';
import { root } from './source-files.ts';

/** Raised only with a reason in decision 150. */
const mostPairs = { server: 48, web: 31 };

/** Source files without tests. */
const code = [...importGraph()].filter(([path]) => !/\.test\.tsx?$|\/testing\//.test(path));

// `check-boundaries.ts` finds the cycles.
it.each(['server', 'web'] as const)(
  'the number of imports between contexts of the %s stays within its limit',
  (side) => {
    const folder = `apps/${side}/src/contexts/`;
    const contextOf = (path: string): string | undefined =>
      path.startsWith(folder) ? path.slice(folder.length).split('/')[0] : undefined;
    const pairs = new Set(
      code.flatMap(([path, imported]) =>
        imported
          .map((one) => [contextOf(path), contextOf(one)] as const)
          .filter(([from, to]) => from && to && from !== to)
          .map(([from, to]) => `${from} → ${to}`),
      ),
    );
    expect(pairs.size).toBeGreaterThan(15);
    expect(pairs.size).toBeLessThanOrEqual(mostPairs[side]);
  },
);

it('a context has one layer on both sides and a unique name', () => {
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
