/** Formats the code (`npm run format`): layout, imports, safe fixes of the linter. */
import { runStep } from './step.ts';

const files = process.argv.slice(2);
const { passed } = await runStep({
  name: 'format (biome)',
  command: ['biome', 'check', '--write', ...(files.length > 0 ? files : ['.'])],
});
process.exitCode = passed ? 0 : 1;
