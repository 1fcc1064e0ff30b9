/** What a command does, without a process of its own where another test proves that the command does it. */
import { vi } from 'vitest';

export interface Ran {
  code: number;
  said: string;
}

/** @param environment stands beside that of the tests while the command runs. */
export async function runHere(
  environment: Record<string, string>,
  command: () => Promise<void>,
): Promise<Ran> {
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
