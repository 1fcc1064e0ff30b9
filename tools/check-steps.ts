/** What the fast gate looks at without running the product: style, types, boundaries, dead code, stale generated files. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-files.ts';
import type { Step } from './step.ts';

/** The compiler made of machine code checks in a third of the time; what reads programs by an interface needs the one before. */
const compiler = 'node_modules/typescript-7/bin/tsc';

/**
 * By one checker: several check the same types again each for itself, and the other core has the next step. Its memory is cleared up
 * when it is five times what is in use instead of twice, which was a sixth of its time; it takes 1.8 GB so instead of 1.5.
 */
const typecheck = (name: string, project: string): Step => ({
  name,
  command: [
    'node',
    compiler,
    '--checkers',
    '1',
    '--project',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/${name}.tsbuildinfo`,
  ],
  env: { GOGC: '400' },
});

const folders = ['packages', 'apps', 'database', 'tools', 'bench'].filter((folder) =>
  existsSync(join(root, folder)),
);

const drift: Step = { name: 'generated files are fresh', command: ['node', 'tools/generate.ts', '--check'] };

export const styleOf = (...paths: string[]): Step => ({
  name: 'style (biome)',
  command: ['biome', 'check', '--error-on-warnings', '--max-diagnostics=30', ...paths],
});

const typeSteps: readonly Step[] = [
  typecheck('types-web', 'apps/web/tsconfig.json'),
  typecheck('types', 'tsconfig.json'),
  typecheck('types-faults', 'tools/faults/tsconfig.json'),
];

/** What a change somewhere can break anywhere else; the longest first, so that both cores end at about the same time. */
export const wholeSteps: readonly Step[] = [
  ...typeSteps,
  { name: 'dead code (knip)', command: ['knip', '--no-progress', '--no-config-hints'] },
  {
    // What only tests use is test support: a `*.model.ts`, a file in `testing`, or an export marked `@internal` with its reason.
    name: 'code that only tests use (knip)',
    command: [
      'knip',
      '--production',
      '--config',
      'knip.production.json',
      '--no-progress',
      '--no-config-hints',
    ],
  },
  ...(existsSync(join(root, 'tools/generate.ts')) ? [drift] : []),
];

/** Every step looks at the tree itself; the test of a new domain looks at a copy in which `generate` has run. */
export const staticSteps: readonly Step[] = [
  ...wholeSteps,
  styleOf('.'),
  { name: 'boundaries (depcruise)', command: ['node', 'tools/check-boundaries.ts', ...folders] },
];
