/**
 * Small congregations for tests, inserted as the owner: people by role, and one map with a row of each kind.
 */

import { defaultRoles } from '@sheaf/rules/people/roles/default-roles';
import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';
import type { Pool } from 'pg';
import { hashSecret, newSecret } from '#platform/secrets';
import { serverNow } from '#platform/testing/test-clock';

export interface SeededCongregation {
  id: number;
  /** A person with these default role ids, and the bearer token of their session. */
  addPerson(options?: {
    roles?: number[];
    permissions?: PermissionKey[];
    appointment?: string;
    /** 1 brother, 2 sister. */
    gender?: number;
    active?: boolean;
    email?: string;
    phone?: string;
    firstName?: string;
    lang?: string;
  }): Promise<SeededPerson>;
  addMap(options?: {
    number?: string;
    typeId?: number;
    blocks?: number;
    locked?: boolean;
    street?: string;
  }): Promise<SeededMap>;
}

export interface SeededPerson {
  id: number;
  token: string;
}

export interface SeededMap {
  id: number;
  number: string;
  streetId: number;
  addDoor(door: {
    house: string;
    suffix?: string;
    unit?: string;
    assignedTo?: number;
    attempt?: number;
  }): Promise<number>;
  addPreloaded(door: { house: string; number?: string }): Promise<number>;
  addDoNotCall(door: { number: number; unit?: string; date?: string }): Promise<number>;
}

const insert = async (owner: Pool, table: string, values: Record<string, unknown>): Promise<number> => {
  const names = Object.keys(values);
  const places = names.map((_, index) => `$${index + 1}`);
  const { rows } = await owner.query(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) values (${places.join(', ')}) returning *`,
    Object.values(values),
  );
  return rows[0].id ?? rows[0].congregation_id;
};

async function addSession(owner: Pool, congregationId: number, personId: number): Promise<string> {
  const token = newSecret();
  await insert(owner, 'sessions', {
    congregation_id: congregationId,
    person_id: personId,
    token_hash: hashSecret(token),
    source: 'sms',
    device: 'test',
    created_at: serverNow(owner),
    last_used_at: serverNow(owner),
    // Tests move the clock; the test of recent checks sets its own value.
    checked_at: new Date('2100-01-01'),
  });
  return token;
}

let ownRole = 5000;

async function seedMap(
  owner: Pool,
  congregationId: number,
  number: string,
  options: { typeId?: number; blocks?: number; locked?: boolean; street?: string },
): Promise<SeededMap> {
  const own = { congregation_id: congregationId };
  const id = await insert(owner, 'maps', {
    ...own,
    number,
    type_id: options.typeId ?? 1,
    total_blocks: options.blocks ?? 12,
    locked: options.locked ?? false,
    order: Number(number) || 0,
  });
  const streetId = await insert(owner, 'streets', {
    ...own,
    name: options.street ?? 'Mount Street',
    map_id: id,
  });
  const place = { ...own, map_id: id, street_id: streetId };
  return {
    id,
    number,
    streetId,
    addDoor: ({ house, suffix, unit, assignedTo, attempt }) =>
      insert(owner, 'available_addresses', {
        ...place,
        house,
        suffix: suffix ?? null,
        unit: unit ?? null,
        assigned_to: assignedTo ?? null,
        assigned_at: assignedTo ? serverNow(owner) : null,
        attempt: attempt ?? 0,
        adjusted_at: serverNow(owner),
      }),
    addPreloaded: ({ house, number: phone }) =>
      insert(owner, 'preloaded_addresses', { ...place, house, number: phone ?? null }),
    addDoNotCall: ({ number: house, unit, date }) =>
      insert(owner, 'do_not_calls', {
        ...place,
        number: house,
        unit: unit ?? null,
        date: date ?? '2026-01-01',
      }),
  };
}

/** One statement, because single inserts were the largest part of the time. */
async function addDefaultRoles(owner: Pool, congregationId: number): Promise<void> {
  const places = defaultRoles.map((_, at) => `($1, $${at * 3 + 2}, $${at * 3 + 3}, $${at * 3 + 4})`);
  await owner.query(`insert into roles (congregation_id, id, name, permissions) values ${places}`, [
    congregationId,
    ...defaultRoles.flatMap(({ id, name, permissions }) => [id, name, permissions]),
  ]);
}

export async function seedCongregation(owner: Pool, name = 'Burnie'): Promise<SeededCongregation> {
  const { rows } = await owner.query(`select id from countries where code = 'AU'`);
  const id = await insert(owner, 'congregations', { name, country_id: rows[0].id });
  await addDefaultRoles(owner, id);
  let maps = 0;
  return {
    id,
    async addPerson(options = {}) {
      const person = await insert(owner, 'people', {
        congregation_id: id,
        first_name: options.firstName ?? 'Ruth',
        last_name: 'Hollis',
        gender: options.gender ?? 2,
        appointment: options.appointment ?? 'publisher',
        active: options.active ?? true,
        email: options.email ?? null,
        phone: options.phone ?? null,
        lang: options.lang ?? 'en',
        // Before the dates of any test.
        created_at: new Date('2020-01-01T00:00:00Z'),
      });
      const roles = [...(options.roles ?? (options.permissions ? [] : [2]))];
      if (options.permissions) {
        ownRole += 1;
        // Stored in a variable, because others may be added during this call.
        const role = ownRole;
        await insert(owner, 'roles', {
          congregation_id: id,
          id: role,
          name: 'Own',
          permissions: options.permissions,
        });
        roles.push(role);
      }
      for (const role of roles)
        await insert(owner, 'person_roles', { congregation_id: id, person_id: person, role_id: role });
      return { id: person, token: await addSession(owner, id, person) };
    },
    addMap(options = {}) {
      maps += 1;
      return seedMap(owner, id, options.number ?? String(maps), options);
    },
  };
}
