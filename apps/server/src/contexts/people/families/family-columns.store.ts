/** SQL expressions for the family of each person in table `p`. */
import type { Tie } from '@sheaf/rules/people/families/family';
import { type RawBuilder, sql } from 'kysely';
import { fullNameText } from '#platform/database/full-name';

export interface MemberRow {
  id: number;
  full_name: string;
  tie: Tie;
}

export const shownMember = sql`'id', mp.id, 'full_name', ${sql.raw(fullNameText('mp'))}, 'tie', fm.tie`;

/** Head and spouse first, then by birth or entry. */
export const membersOf = (what: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object(${what})
      order by array_position(array['head', 'spouse'], fm.tie), mb.dob nulls last, mp.id), '[]')
    from family_members fm
    join person_names mp on mp.congregation_id = fm.congregation_id and mp.id = fm.person_id
    join person_births mb on mb.congregation_id = fm.congregation_id and mb.id = fm.person_id
    where fm.congregation_id = f.congregation_id and fm.family_id = f.id)`;

/** The family of a person in table `p`, for their record. */
export const familyOf = sql<{ id: number; name: string; members: MemberRow[] } | null>`(
  select json_build_object('id', f.id, 'name', f.name, 'members', ${membersOf(shownMember)})
    from family_members own join families f on f.congregation_id = own.congregation_id and f.id = own.family_id
    where own.congregation_id = p.congregation_id and own.person_id = p.id)`;

export const familyIdOf = sql<number | null>`(
  select m.family_id from family_members m where m.congregation_id = p.congregation_id and m.person_id = p.id)`;

/** Joins the family as `f`, and the membership as `m`. */
export const joinedFamily = sql`
  left join family_members m on m.congregation_id = p.congregation_id and m.person_id = p.id
  left join families f on f.congregation_id = m.congregation_id and f.id = m.family_id`;
