/** The owner's connections for a command: the running server's own database where there is one, else started for it. */
import type { Pool } from 'pg';
import { readEnvironment } from './environment.ts';
import { openBeside } from './open-beside.ts';

export async function openOwner(): Promise<{ owner: Pool; close(): Promise<void> }> {
  const { owner, close } = await openBeside(readEnvironment());
  return { owner, close };
}
