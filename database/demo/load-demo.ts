/**
 * Inserts the demo congregation "Burnie" into an empty database, from a fixed seed, so that it is the same
 * everywhere.
 */

import { congregationDefaults } from '@sheaf/rules/people/congregations/settings';
import { genders } from '@sheaf/rules/people/people/gender';
import type { ClientBase } from 'pg';
import { bulkInsert } from './bulk-insert.ts';
import { cutDemo } from './cut-demo.ts';
import type { DutyTaker } from './fill-duties.ts';
import { loadAccount } from './load-account.ts';
import { dateBefore } from './load-addresses.ts';
import { loadAwayTalks } from './load-away-talks.ts';
import { loadBoard } from './load-board.ts';
import { loadCarts } from './load-carts.ts';
import { loadEvents } from './load-events.ts';
import { loadIdeas } from './load-ideas.ts';
import { loadMeetings } from './load-meetings.ts';
import { loadPicture } from './load-picture.ts';
import { loadReports } from './load-reports.ts';
import { loadResponsibilities } from './load-responsibilities.ts';
import { loadService } from './load-service.ts';
import { loadSpeakers } from './load-speakers.ts';
import { loadSpecialMeetings } from './load-special-meetings.ts';
import { loadTalks } from './load-talks.ts';
import { loadTasks } from './load-tasks.ts';
import { loadTerritory } from './load-territory.ts';
import { type DemoPerson, groupNames, lastSeen, makePeople } from './people.ts';
import { seededRandom } from './random.ts';

const seed = 20_251_120;
const visitingSeed = 20_251_122;

export interface DemoOptions {
  /** The loading day, on which the history ends. */
  asOf: Date;
  /** Inserts the default roles, which belong to the installation instead of the demo. */
  addRoles(congregationId: number): Promise<void>;
}

async function addCongregation(client: ClientBase): Promise<number> {
  const tasmania = await client.query<{ id: number; country_id: number }>(
    "select id, country_id from regions where code = 'AU-TAS'",
  );
  const values = {
    country_id: tasmania.rows[0]!.country_id,
    region_id: tasmania.rows[0]!.id,
    name: 'Burnie',
    postcode: '7320',
    suburb: 'Burnie',
    circuit: 'TAS 1',
    timezone_id: 'Australia/Hobart',
    ...congregationDefaults,
  };
  const names = Object.keys(values);
  const { rows } = await client.query<{ congregation_id: number }>(
    `insert into congregations (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})
     returning congregation_id`,
    Object.values(values),
  );
  // Visitors try manual messages; nothing leaves this installation.
  await client.query(
    `insert into domain_settings (congregation_id, part, settings) values ($1, 'automatic_messaging', '{"manual": true}')`,
    [rows[0]!.congregation_id],
  );
  return rows[0]!.congregation_id;
}

const isApprovedForCarts = ({ appointment, active }: DemoPerson): boolean =>
  active && (appointment === 'publisher' || appointment === 'servant');

type AddedPerson = DemoPerson & Omit<DutyTaker, 'away'> & { cart: boolean };

async function addPeople(client: ClientBase, congregation: number, asOf: Date): Promise<AddedPerson[]> {
  const visiting = seededRandom(visitingSeed);
  const people = makePeople(seededRandom(seed));
  const own = { congregation_id: congregation };
  const groups = await bulkInsert(
    client,
    'groups',
    groupNames.map((name) => ({ ...own, name, address: `${name} Hall` })),
  );
  const ids = await bulkInsert(
    client,
    'people',
    people.map((person) => ({
      ...own,
      first_name: person.first,
      last_name: person.last,
      gender: genders.encode(person.gender),
      appointment: person.appointment,
      active: person.active,
      pioneer: person.pioneer,
      cart: isApprovedForCarts(person),
      group_id: person.group === null ? null : groups[person.group],
      email: person.email,
      phone: person.phone,
      qualified_parts: person.qualified,
      last_login: lastSeen(person, asOf, visiting),
    })),
  );
  await bulkInsert(
    client,
    'person_roles',
    people.flatMap((person, index) =>
      person.roles.map((role) => ({ ...own, person_id: ids[index], role_id: role })),
    ),
  );
  for (const [index, group] of groups.entries()) {
    const leaders = people.flatMap((person, at) =>
      person.appointment === 'elder' && at % groups.length === index ? [ids[at]] : [],
    );
    const helpers = people.flatMap((person, at) =>
      person.appointment === 'servant' && at % groups.length === index ? [ids[at]] : [],
    );
    await client.query(
      'update groups set overseer_id = $3, assistant_id = $4 where congregation_id = $1 and id = $2',
      [congregation, group, leaders[0], helpers[0] ?? null],
    );
  }
  return people.map((person, index) => ({ ...person, id: ids[index]!, cart: isApprovedForCarts(person) }));
}

/** Couples among the named people of the demo. */
async function addFamilies(
  client: ClientBase,
  congregation: number,
  people: readonly number[],
): Promise<void> {
  const couples = [
    { name: 'Webb', head: 1, spouse: 3 },
    { name: 'Kerr', head: 2, spouse: 4 },
  ];
  for (const { name, head, spouse } of couples)
    await client.query(
      `with family as (insert into families (congregation_id, name) values ($1, $2) returning id)
       insert into family_members (congregation_id, person_id, family_id, tie)
       select $1, person, family.id, tie from family, (values ($3::bigint, 'head'), ($4::bigint, 'spouse')) as m (person, tie)`,
      [congregation, name, people[head], people[spouse]],
    );
}

/** Absent people: index in the list, days from today, days of absence; the first absence has begun. */
const absences = [
  [7, -2, 9, 'Holidays at the coast'],
  [18, 5, 3, null],
  [26, 12, 14, 'With family in Hobart'],
  [33, -1, 4, null],
  [41, 20, 7, 'Pioneer school'],
  [58, 33, 16, 'Overseas'],
] as const;

const daysOf = (start: number, days: number, asOf: Date): [string, string] => [
  dateBefore(asOf, -start),
  dateBefore(asOf, 1 - start - days),
];

const daysAway = (index: number, asOf: Date): [string, string][] =>
  absences.flatMap(([person, start, days]) => (person === index ? [daysOf(start, days, asOf)] : []));

async function addAbsences(
  client: ClientBase,
  congregation: number,
  people: number[],
  asOf: Date,
): Promise<void> {
  await bulkInsert(
    client,
    'away_dates',
    absences.map(([person, start, days, comment]) => {
      const [starts_on, ends_on] = daysOf(start, days, asOf);
      return {
        congregation_id: congregation,
        person_id: people[person],
        starts_on,
        ends_on,
        comment,
        present: start <= 0,
      };
    }),
  );
}

/** Runs in the caller's transaction, as the owner of the tables. */
export async function loadDemo(
  client: ClientBase,
  options: DemoOptions,
): Promise<{ congregationId: number }> {
  await client.query(`select set_config('app.operation', 'demo', true)`);
  const congregationId = await addCongregation(client);
  await options.addRoles(congregationId);
  const addedPeople = await addPeople(client, congregationId, options.asOf);
  const people = addedPeople.map(({ id }) => id);
  await addFamilies(client, congregationId, people);
  await addAbsences(client, congregationId, people, options.asOf);
  await loadMeetings(
    client,
    congregationId,
    addedPeople.map((person, index) => ({ ...person, away: daysAway(index, options.asOf) })),
    options.asOf,
  );
  await loadCarts(
    client,
    congregationId,
    addedPeople.flatMap(({ id, cart }) => (cart ? [id] : [])),
    options.asOf.toISOString().slice(0, 10),
  );
  await loadEvents(client, congregationId, options.asOf);
  await loadTalks(client, congregationId, options.asOf);
  await loadReports(client, congregationId, addedPeople, options.asOf);
  await loadAccount(client, congregationId, people[2]!, options.asOf);
  await client.query('update congregations set accounts_pub = $2 where congregation_id = $1', [
    congregationId,
    people[1],
  ]);
  await loadService(client, congregationId, options.asOf);
  await loadResponsibilities(client, congregationId, options.asOf.toISOString().slice(0, 10));
  await loadSpecialMeetings(client, congregationId);
  await loadTasks(client, congregationId, options.asOf.toISOString().slice(0, 10));
  await loadBoard(client, congregationId, options.asOf);
  await loadSpeakers(client, congregationId);
  await loadAwayTalks(client, congregationId, options.asOf);
  await loadIdeas(client, congregationId, { people: addedPeople.map(({ id }) => id), asOf: options.asOf });
  const maps = cutDemo();
  const mapIds = await loadTerritory(client, {
    congregationId,
    people,
    maps,
    random: seededRandom(seed + 1),
    asOf: options.asOf,
  });
  for (const [index, map] of maps.entries()) await loadPicture(client, congregationId, mapIds[index]!, map);
  return { congregationId };
}
