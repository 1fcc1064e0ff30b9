/**
 * The fast gate (`npm run check`): checks that need neither a browser nor a server. Prints one line per step
 * and fails at the end. Runs the tests of tools/ and those nearest to the change since `main`. Arguments
 * (`npm run check -- carts house`) select other tests: all of rules and screens whose path contains one of
 * them.
 */
import { changedPaths, testsOf } from './changed-tests.ts';
import { staticSteps } from './check-steps.ts';
import { importGraph } from './import-graph.ts';
import { runSteps, type Step } from './step.ts';

/** Limits the duration of `check`; `npm test` runs all tests. */
const mostTests = 30;

const named = process.argv.slice(2);
const near = named.length > 0 ? [] : testsOf(changedPaths(), importGraph());
const args = named.length > 0 ? named : ['tools/', ...near.slice(0, mostTests)];

const tests: Step = {
  name: named.length > 0 ? 'named tests' : `house and ${Math.min(near.length, mostTests)} nearest tests`,
  command: ['vitest', 'run', '--project', 'rules', '--project', 'web*', ...args],
};

const results = [...(await runSteps(staticSteps)), ...(await runSteps([tests]))];
if (near.length > mostTests)
  console.log(`\n${near.length - mostTests} more test files can be affected: npm test runs them.`);
const failed = results.filter((result) => !result.passed).map((result) => result.name);
if (failed.length > 0) {
  console.log(`\nFailed: ${failed.join(', ')}.`);
  process.exit(1);
}
console.log(`\nAll ${results.length} steps passed in ${process.uptime().toFixed(0)} s.`);
