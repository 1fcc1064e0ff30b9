/** Runs a named command and prints one line about it; shows its output only if it failed. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './source-files.ts';

export interface Step {
  name: string;
  /** A program of node_modules/.bin or of the machine, with arguments. */
  command: readonly [string, ...string[]];
  folder?: string;
  env?: Record<string, string>;
  /** Shows each line of the output while it runs; for long steps. */
  live?: boolean;
}

export interface StepResult {
  name: string;
  passed: boolean;
  output: string;
}

/** The pinned Node.js and the programs of node_modules come first in PATH. */
export const environment = (more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter),
  ...more,
});

function report(step: Step, passed: boolean, output: string, startedAt: number): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6);
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${step.name.padEnd(28)}${seconds} s`);
  if (!passed && !step.live) console.log(output.replaceAll(/^/gm, '       '));
}

export function runStep(step: Step): Promise<StepResult> {
  const startedAt = performance.now();
  const [program, ...args] = step.command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: join(root, step.folder ?? ''),
      env: environment(step.env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    for (const stream of [child.stdout, child.stderr]) {
      // Whole lines, because several steps write at the same time.
      if (step.live) createInterface({ input: stream }).on('line', (line) => console.log(line));
      else stream.on('data', collect);
    }
    const finish = (passed: boolean): void => {
      report(step, passed, output.trimEnd(), startedAt);
      resolve({ name: step.name, passed, output });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

/** Runs all steps, `atOnce` of them in parallel, even if one fails; returns their results in the same order. */
export async function runSteps(steps: readonly Step[], atOnce = 2): Promise<StepResult[]> {
  const waiting = [...steps.entries()];
  const results: StepResult[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await runStep(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
