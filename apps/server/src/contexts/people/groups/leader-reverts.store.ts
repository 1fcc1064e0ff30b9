/** Queries on group leaders when a change is reverted. */

import type { NetRow } from '@sheaf/rules/journal/net-rows';
import type { Leader, LeaderKind } from '@sheaf/rules/people/groups/leaders';
import { restoredLeaders, someMayNotLead } from '@sheaf/rules/people/groups/restored-leaders';
import { withGender } from '@sheaf/rules/people/people/gender';
import { sql } from 'kysely';
import { members } from '#contexts/people/people/people.api';
import type { Tenant } from '#platform/database/tenant';

export const leaderReverts = {
  /** Evaluated after the revert, which may restore their appointment too. */
  async hasUnfitLeader(tenant: Tenant, rows: readonly NetRow[]): Promise<boolean> {
    const leaders = restoredLeaders(rows);
    const ids = [...leaders.overseers, ...leaders.assistants];
    if (ids.length === 0) return false;
    const people = await members.leaders(tenant, ids);
    const again = new Map(people.map((person) => [person.id, person]));
    for (const { table, row, before, fields } of rows) {
      const person = table === 'people' && again.get(Number(row));
      if (person && before)
        again.set(person.id, {
          ...person,
          ...Object.fromEntries(fields.map((name) => [name, before[name]])),
        });
    }
    return someMayNotLead(leaders, new Map([...again].map(([id, person]) => [id, withGender(person)])));
  },

  /** GROUPS-R8: whether one of these people leads a group without being its member, or leads two. */
  async leadsElsewhere(
    tenant: Tenant,
    people: readonly number[],
    groups: readonly number[],
  ): Promise<boolean> {
    const { rows } = await sql`
      select from groups g join current_people p on p.id in (g.overseer_id, g.assistant_id)
      where (g.id = any(${groups}::bigint[]) or p.id = any(${people}::bigint[]))
        and (p.group_id is distinct from g.id
          or exists (select from groups o where o.id <> g.id and p.id in (o.overseer_id, o.assistant_id)))
      limit 1`.execute(tenant.db);
    return rows.length > 0;
  },

  /** Leaders among these people, with their kind. */
  async leadersAmong(tenant: Tenant, people: readonly number[]): Promise<(Leader & { kind: LeaderKind })[]> {
    const { rows } = await sql<Omit<Leader, 'gender'> & { gender: number; kind: LeaderKind }>`
      select p.id, p.active, p.gender, p.appointment,
        case when g.overseer_id = p.id then 'overseer' else 'assistant' end as kind
      from groups g join current_people p on p.id in (g.overseer_id, g.assistant_id)
      where p.id = any(${people}::bigint[])`.execute(tenant.db);
    return rows.map(withGender);
  },
};
