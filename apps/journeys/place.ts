/** The running server of the journeys, and the people of the demo congregation who receive links. */
import { randomBytes } from 'node:crypto';

export type Role = 'publisher' | 'servant' | 'administrator';

export interface Place {
  /** Without a trailing slash. */
  address: string;
  /** Ids of the demo's people, by role. */
  people: Record<Role, number>;
  /** Data folder of the server. */
  folder: string;
  /** The administrator's session, which creates links. */
  bearer: string;
  /** Port on which the server expects the payment company; a journey starts one there. */
  cardPort: number;
}

export const cardSecrets = { secretKey: 'sk_test_journey', webhookSecret: 'whsec_journey' } as const;

/** Numbers of the demo's own maps; imported ones are removed by their journeys. */
export const demoMap = '([1-9]|[1-3]\\d|4[0-8])';

const variable = 'SHEAF_JOURNEY_PLACE';

export function announcePlace(place: Place): void {
  process.env[variable] = JSON.stringify(place);
}

export function readPlace(): Place {
  const text = process.env[variable];
  if (!text) throw new Error('no server was started for the journeys');
  return JSON.parse(text) as Place;
}

interface Answer {
  status: number;
  data: Record<string, unknown>;
}

export async function post(address: string, path: string, body: object, bearer?: string): Promise<Answer> {
  const response = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomBytes(16).toString('hex'),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { data?: Record<string, unknown>; message?: string };
  if (!response.ok) throw new Error(`POST ${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return { status: response.status, data: answer.data ?? {} };
}

/**
 * Opens a printed link like a phone; returns its person, and the answer that a phone stores with its secret.
 */
export async function openPrintedLink(
  address: string,
  link: string,
): Promise<{ bearer: string; personId: number; reply: object }> {
  const bearer = randomBytes(32).toString('base64url');
  const token = new URL(link).searchParams.get('token');
  const { data } = await post(address, '/auth/links/open', { token, secret: bearer });
  return { bearer, personId: (data.user as { id: number }).id, reply: data };
}

/** A new unused link; every journey gets its own. */
export const freshLink = (place: Place, role: Role): Promise<string> => linkOf(place, place.people[role]);

/** Like `freshLink`, for any person. */
export async function linkOf(place: Place, person: number): Promise<string> {
  const body = { user: person, method: 'legacy-sms' };
  const { data } = await post(place.address, '/send-user-invite', body, place.bearer);
  const link = /https?:\/\/\S+token=\S+/.exec(String(data.message))?.[0];
  if (!link) throw new Error(`no link in the invitation: ${String(data.message)}`);
  return link;
}

async function idsOfPermissions(place: Place, names: readonly string[]): Promise<number[]> {
  const answer = await fetch(`${place.address}/api/permissions`, {
    headers: { authorization: `Bearer ${place.bearer}` },
  });
  const { data } = (await answer.json()) as { data: { id: number; name: string }[] };
  return data.filter(({ name }) => names.includes(name)).map(({ id }) => id);
}

/** Adds a role of the congregation with these permissions; returns its id. */
export async function addRole(place: Place, name: string, permissions: readonly string[]): Promise<number> {
  const body = { name, permissions: await idsOfPermissions(place, permissions) };
  const { data } = await post(place.address, '/roles', body, place.bearer);
  return data.id as number;
}

/** Adds a person who appears in no other journey; returns their id. */
export async function addPerson(
  place: Place,
  person: { first_name: string; last_name: string; lang?: string; email?: string; roles: number[] },
): Promise<number> {
  const body = { gender: 1, ...person };
  const { data } = await post(place.address, '/users', body, place.bearer);
  return data.id as number;
}

/** Files a report of three months ago, so that the person reports since then. */
export async function bringReport(place: Place, person: number): Promise<void> {
  const month = new Date();
  month.setUTCMonth(month.getUTCMonth() - 3, 1);
  const body = { user_id: person, report_month: month.toISOString().slice(0, 10), active: true, studies: 0 };
  await post(place.address, '/report', body, place.bearer);
}

interface ListedMap {
  id: number;
  number: string;
  type_id: number;
  total_blocks: number;
  address_count: number;
  locked: boolean;
  blocks_as_letters: boolean;
  assignment: object | null;
}

/**
 * Unassigned residential maps. Parallel journeys start at different eighths of the list; if another journey
 * was faster, the next map is used.
 */
async function freeMaps(place: Place, journey: number, addresses = 1): Promise<ListedMap[]> {
  const answer = await fetch(`${place.address}/api/maps`, {
    headers: { authorization: `Bearer ${place.bearer}` },
  });
  const { data } = (await answer.json()) as { data: ListedMap[] };
  const fitting = data.filter(
    (map) =>
      map.type_id === 1 &&
      !map.locked &&
      map.blocks_as_letters &&
      map.total_blocks >= 4 &&
      map.address_count >= addresses,
  );
  const free = fitting.filter(({ assignment }) => assignment === null);
  const start = Math.floor((journey * free.length) / 8);
  return [...free.slice(start), ...free.slice(0, start)];
}

/**
 * Number of a map for a journey that assigns it on the screen; half an eighth away from those that `giveMap`
 * assigns.
 */
export async function numberOfFreeMap(place: Place, journey: number): Promise<string> {
  const [map] = await freeMaps(place, journey);
  if (!map) throw new Error(`no free map for journey ${journey}`);
  return map.number;
}

/** Assignments by this worker that are still to be ended. */
const given: number[] = [];

/**
 * Hands in the maps that `giveMap` assigned and that are still assigned, so that later journeys have free
 * maps. A recall would delete their addresses.
 */
export async function handInGivenMaps(place: Place): Promise<void> {
  for (const id of given.splice(0)) {
    try {
      await post(place.address, '/map/hand-in', { id, completed: false }, place.bearer);
    } catch (error) {
      if (!/assignment-ended|"code":"not-found"/.test(String(error))) throw error;
    }
  }
}

/**
 * Assigns an unassigned residential map to a person, so that a journey has one of its own; returns its
 * number. It has at least this many addresses.
 */
export async function giveMap(
  place: Place,
  holder: Role | number,
  journey: number,
  addresses = 1,
): Promise<string> {
  const user = typeof holder === 'number' ? holder : place.people[holder];
  for (const map of await freeMaps(place, journey, addresses)) {
    try {
      const { data } = await post(place.address, '/map/assign', { id: map.id, user }, place.bearer);
      given.push((data.assignment as { id: number }).id);
      return map.number;
    } catch (error) {
      if (!String(error).includes('409')) throw error;
    }
  }
  throw new Error(`no free map for journey ${journey}`);
}

export async function readMap(place: Place, number: string) {
  const answer = await fetch(`${place.address}/api/maps/${number}`, {
    headers: { authorization: `Bearer ${place.bearer}` },
  });
  const { data } = (await answer.json()) as {
    data: {
      map: { id: number; assignment: { id: number; progress: { blocks: number[] } } | null };
      availableAddresses: { id: number; street_id: number; house: string; street: string; attempt: number }[];
      assignments: { id: number; returned_at: string | null }[];
    };
  };
  return data;
}

/**
 * Number of times a map was returned. Its holder is less reliable, because another journey may assign it
 * again before the check.
 */
export const countReturns = async (place: Place, number: string): Promise<number> =>
  (await readMap(place, number)).assignments.filter(({ returned_at }) => returned_at !== null).length;
