/** Steps of the fast gate: style, types, boundaries, dead code, generated files. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-files.ts';
import type { Step } from './step.ts';

/** The native compiler takes a third of the time; tools that use the compiler API need the previous one. */
const compiler = 'node_modules/typescript-7/bin/tsc';

/**
 * With one checker: several check shared types repeatedly, and the other core runs the next step. GOGC=400
 * saves a sixth of the time and takes 1.8 GB instead of 1.5.
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

/**
 * Steps in which any change can break any other file; longest first, so that both cores finish at about the
 * same time.
 */
export const wholeSteps: readonly Step[] = [
  ...typeSteps,
  { name: 'dead code (knip)', command: ['knip', '--no-progress', '--no-config-hints'] },
  {
    // Code used only by tests belongs into a `*.model.ts`, a file in `testing`, or an export marked
    // `@internal` with its reason.
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

/** Every step reads the tree itself; the test of a new domain reads a copy in which `generate` has run. */
export const staticSteps: readonly Step[] = [
  ...wholeSteps,
  styleOf('.'),
  { name: 'boundaries (depcruise)', command: ['node', 'tools/check-boundaries.ts', ...folders] },
];
