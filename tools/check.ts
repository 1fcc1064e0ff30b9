/**
 * The fast gate (`npm run check`): what needs neither a browser nor a server. One line a step; fails at the end. With words after it
 * (`npm run check -- carts house`) only tests whose paths hold one of them are run, beside everything that is not a test.
 */
import { staticSteps } from './check-steps.ts';
import { runSteps, type Step } from './step.ts';

const unitTests: Step = {
  name: 'tests of rules and screens',
  command: ['vitest', 'run', '--project', 'rules', '--project', 'web*', ...process.argv.slice(2)],
};

const results = [...(await runSteps(staticSteps)), ...(await runSteps([unitTests]))];
const failed = results.filter((result) => !result.passed).map((result) => result.name);
if (failed.length > 0) {
  console.log(`\nFailed: ${failed.join(', ')}.`);
  process.exit(1);
}
console.log(`\nAll ${results.length} steps passed.`);
