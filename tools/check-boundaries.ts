/** Gate step: fails on a forbidden import, and if fewer modules were found than expected. */
import { folderCircles, walkImports } from './boundaries.ts';
import { importGraph } from './import-graph.ts';
import { root } from './source-files.ts';

/** Raised as the project grows; fewer modules mean that the walk is incomplete. */
const fewestModules = 2000;

const { summary } = await walkImports(root, process.argv.slice(2));
const violations = [
  ...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  ...folderCircles(importGraph()),
];
for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
if (summary.totalCruised < fewestModules)
  console.error(`Only ${summary.totalCruised} files were found, fewer than ${fewestModules}.`);
process.exitCode = violations.length > 0 || summary.totalCruised < fewestModules ? 1 : 0;
