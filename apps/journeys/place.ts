/** Where a journey happens: the running server, and who of the demo congregation can be sent a link. */
import { randomBytes } from 'node:crypto';

export type Role = 'publisher' | 'servant' | 'administrator';

export interface Place {
  /** Without a closing slash. */
  address: string;
  /** Ids of the demo's people, by role. */
  people: Record<Role, number>;
  /** The administrator's session, with which links are made. */
  bearer: string;
}

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

/** Opens a printed link as a phone would; the answer says whose it was. */
export async function openPrintedLink(
  address: string,
  link: string,
): Promise<{ bearer: string; personId: number }> {
  const bearer = randomBytes(32).toString('base64url');
  const token = new URL(link).searchParams.get('token');
  const { data } = await post(address, '/auth/links/open', { token, secret: bearer });
  return { bearer, personId: (data.user as { id: number }).id };
}

/** A fresh link, used by nobody yet; every journey gets its own. */
export async function freshLink(place: Place, role: Role): Promise<string> {
  const body = { user: place.people[role], method: 'legacy-sms' };
  const { data } = await post(place.address, '/send-user-invite', body, place.bearer);
  const link = /https?:\/\/\S+token=\S+/.exec(String(data.message))?.[0];
  if (!link) throw new Error(`no link in the invitation: ${String(data.message)}`);
  return link;
}
