/** Writes the processor time of each test file of a Vitest run into a file, for the report of `npm test`. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from './source-files.ts';
import type { MeasuredFile } from './test-report.ts';

const measured = (module: TestModule): MeasuredFile => ({
  file: relative(root, module.moduleId),
  seconds: module.diagnostic().duration / 1000,
  processorSeconds: module.meta().processorSeconds ?? 0,
});

export const filesReporter = (path: string): Reporter => ({
  onTestRunEnd: (modules) => writeFileSync(path, JSON.stringify(modules.map(measured))),
});
