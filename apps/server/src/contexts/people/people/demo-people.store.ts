import type { Pool } from 'pg';

export interface DemoPeople {
  congregationId: number;
  byRole: { publisher: number; servant: number; administrator: number };
}

/** The three demo people with printed links, found by e-mail address; undefined without a demo. */
export async function findDemo(owner: Pool): Promise<DemoPeople | undefined> {
  const { rows } = await owner.query<{ congregation_id: number; id: number; email: string }>(
    `select congregation_id, id, email from people
     where email in ('publisher@demo.example.org', 'servant@demo.example.org', 'administrator@demo.example.org') and deleted_at is null`,
  );
  const idOf = (name: string): number | undefined =>
    rows.find((row) => row.email === `${name}@demo.example.org`)?.id;
  const [publisher, servant, administrator] = [idOf('publisher'), idOf('servant'), idOf('administrator')];
  if (!publisher || !servant || !administrator) return undefined;
  return { congregationId: rows[0]!.congregation_id, byRole: { publisher, servant, administrator } };
}
