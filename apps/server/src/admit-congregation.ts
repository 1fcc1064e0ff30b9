/** What is asked of a congregation that comes with a file, in the transaction of its import: what throws here leaves nothing behind. */
import type { PoolClient } from 'pg';
import { findRoleEditor, takeDefaultRoles, wrongArrival } from '#contexts/people/people.api';
import { RefusedFile } from '#platform/congregation-file/manifest';

/** @returns who lets the others in. */
export async function admitCongregation(client: PoolClient, congregationId: number): Promise<number> {
  const wrong = await wrongArrival(client, congregationId);
  if (wrong) throw new RefusedFile(`This file is damaged or was changed: ${wrong}.`);
  await takeDefaultRoles(client, congregationId);
  const editor = await findRoleEditor(client, congregationId);
  if (!editor)
    throw new RefusedFile('Nobody in this congregation may edit roles, so nobody could let the others in.');
  return editor.personId;
}
