/**
 * Runs a command and returns its output and exit code: as a separate process, or in this one if another test
 * covers the start.
 */
import { execFile } from 'node:child_process';
import { vi } from 'vitest';
import { compiledBeside } from '#platform/testing/started-main';

export interface CommandResult {
  code: number;
  said: string;
}

/** @param environment added to the test's environment. */
export const runCommand = (
  environment: Record<string, string>,
  script: string,
  args: readonly string[],
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...compiledBeside, ...environment };
    execFile(process.execPath, [script, ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, said: `${out}${err}` }),
    );
  });

/** @param environment added to the test's environment during the command. */
export async function runHere(
  environment: Record<string, string>,
  command: () => Promise<void>,
): Promise<CommandResult> {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const said: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void said.push(`${line}\n`));
  try {
    await command();
    return { code: 0, said: said.join('') };
  } catch (error) {
    return { code: 1, said: `${said.join('')}${(error as Error).message}\n` };
  } finally {
    log.mockRestore();
    vi.unstubAllEnvs();
  }
}
