/** The demo congregation: loaded into an empty installation, with sign-in links printed at every start. */
import type { Pool } from 'pg';
import {
  addDefaultRoles,
  type DemoPeople,
  findDemo,
  isEmptyInstallation,
  printLink,
} from '#contexts/people/people.api';
import { lockDemo } from '#platform/demo/demo.store';
import type { Platform } from '#platform/platform';

export interface Demo {
  /** One line per role, each with a fresh link. */
  links(platform: Platform): Promise<string[]>;
}

async function loadIfEmpty(owner: Pool): Promise<void> {
  const client = await owner.connect();
  try {
    const { loadDemo } = await import('@sheaf/database/demo/load-demo');
    await client.query('begin');
    // Concurrent first starts wait here, and then find the demo.
    await lockDemo(client);
    if (!(await isEmptyInstallation(client))) {
      await client.query('commit');
      return;
    }
    await loadDemo(client, {
      asOf: new Date(),
      addRoles: (congregationId) => addDefaultRoles(client, congregationId),
    });
    await client.query('commit');
    // Without statistics the planner takes the first matching index instead of the best; autovacuum would
    // only run after a minute.
    await client.query('analyze');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Undefined if the installation holds congregations, but no demo. */
export async function prepareDemo(owner: Pool): Promise<Demo | undefined> {
  await loadIfEmpty(owner);
  const people: DemoPeople | undefined = await findDemo(owner);
  if (!people) return undefined;
  return {
    async links(platform) {
      const lines: string[] = [];
      for (const [role, personId] of Object.entries(people.byRole)) {
        const link = await printLink(platform, {
          congregationId: people.congregationId,
          personId,
          kind: 'invite',
          source: 'sms',
        });
        lines.push(`  ${role.padEnd(14)}${link}`);
      }
      return lines;
    },
  };
}
