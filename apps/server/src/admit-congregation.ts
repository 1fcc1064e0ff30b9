/** Validates an imported congregation within its import transaction; an error rolls everything back. */
import type { PoolClient } from 'pg';
import { findRoleEditor, takeDefaultRoles, wrongArrival } from '#contexts/people/people.api';
import { RefusedFile } from '#platform/congregation-file/manifest';

/** @returns the id of the administrator who signs others in. */
export async function admitCongregation(client: PoolClient, congregationId: number): Promise<number> {
  const wrong = await wrongArrival(client, congregationId);
  if (wrong) throw new RefusedFile(`This file is damaged or was changed: ${wrong}.`);
  await takeDefaultRoles(client, congregationId);
  const editor = await findRoleEditor(client, congregationId);
  if (!editor)
    throw new RefusedFile('Nobody in this congregation may edit roles, so nobody could let the others in.');
  return editor.personId;
}
