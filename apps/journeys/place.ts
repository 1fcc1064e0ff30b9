/** Where a journey happens: the running server, and who of the demo congregation can be sent a link. */
import { randomBytes } from 'node:crypto';

export type Role = 'publisher' | 'servant' | 'administrator';

export interface Place {
  /** Without a closing slash. */
  address: string;
  /** Ids of the demo's people, by role. */
  people: Record<Role, number>;
  /** Of the server's data. */
  folder: string;
  /** The administrator's session, with which links are made. */
  bearer: string;
  /** Where the server asks the payment company; a journey opens one there. */
  cardPort: number;
}

export const cardSecrets = { secretKey: 'sk_test_journey', webhookSecret: 'whsec_journey' } as const;

/** Numbers of the demo's own maps; those that a journey imports go again. */
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

/** Opens a printed link as a phone would; the answer says whose it was, and is what the phone keeps beside its secret. */
export async function openPrintedLink(
  address: string,
  link: string,
): Promise<{ bearer: string; personId: number; reply: object }> {
  const bearer = randomBytes(32).toString('base64url');
  const token = new URL(link).searchParams.get('token');
  const { data } = await post(address, '/auth/links/open', { token, secret: bearer });
  return { bearer, personId: (data.user as { id: number }).id, reply: data };
}

/** A fresh link, used by nobody yet; every journey gets its own. */
export const freshLink = (place: Place, role: Role): Promise<string> => linkOf(place, place.people[role]);

/** As `freshLink`, for anybody. */
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

/** A role of the congregation's own with these permissions; its id. */
export async function addRole(place: Place, name: string, permissions: readonly string[]): Promise<number> {
  const body = { name, permissions: await idsOfPermissions(place, permissions) };
  const { data } = await post(place.address, '/roles', body, place.bearer);
  return data.id as number;
}

/** Somebody whom no other journey meets; their id. */
export async function addPerson(
  place: Place,
  person: { first_name: string; last_name: string; lang?: string; roles: number[] },
): Promise<number> {
  const body = { gender: 1, ...person };
  const { data } = await post(place.address, '/users', body, place.bearer);
  return data.id as number;
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
 * Residential maps that nobody holds. Journeys run side by side and begin at different ones, eighths of the list; where another one was
 * quicker the next map is as good.
 */
async function freeMaps(place: Place, journey: number): Promise<ListedMap[]> {
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
      map.address_count > 0,
  );
  const free = fitting.filter(({ assignment }) => assignment === null);
  const start = Math.floor((journey * free.length) / 8);
  return [...free.slice(start), ...free.slice(0, start)];
}

/** The number of a map for a journey that assigns it on the screen; half an eighth lies beside those that `giveMap` gives. */
export async function numberOfFreeMap(place: Place, journey: number): Promise<string> {
  const [map] = await freeMaps(place, journey);
  if (!map) throw new Error(`no free map for journey ${journey}`);
  return map.number;
}

/** Gives a person a residential map that nobody held, so that a journey has one to itself; its number. */
export async function giveMap(place: Place, holder: Role | number, journey: number): Promise<string> {
  const user = typeof holder === 'number' ? holder : place.people[holder];
  for (const map of await freeMaps(place, journey)) {
    try {
      await post(place.address, '/map/assign', { id: map.id, user }, place.bearer);
      return map.number;
    } catch (error) {
      if (!String(error).includes('409')) throw error;
    }
  }
  throw new Error(`no free map for journey ${journey}`);
}

/** A map's page as the server has it. */
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

/** How often a map came back. Who holds it tells less: another journey may give it out again before it is looked at. */
export const countReturns = async (place: Place, number: string): Promise<number> =>
  (await readMap(place, number)).assignments.filter(({ returned_at }) => returned_at !== null).length;
