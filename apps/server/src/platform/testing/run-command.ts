/** What a command prints and ends with: started as a process of its own, or in this one where another test proves that it starts. */
import { execFile } from 'node:child_process';
import { vi } from 'vitest';
import { compiledBeside } from '#platform/testing/started-main';

export interface CommandResult {
  code: number;
  said: string;
}

/** @param environment stands beside that of the tests while the command runs. */
export const runCommand = (
  environment: Record<string, string>,
  script: string,
  words: readonly string[],
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...compiledBeside, ...environment };
    execFile(process.execPath, [script, ...words], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, said: `${out}${err}` }),
    );
  });

/** @param environment stands beside that of the tests while the command runs. */
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
