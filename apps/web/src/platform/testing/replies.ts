/** Fake replies for screens under test, validated against the contract. */

import { allOperations } from '@sheaf/contract/operations';
import { composeModules } from '@sheaf/contract/settings-parts';
import { fullName, lastFirst } from '@sheaf/rules/people/people/names';
import { expect, vi } from 'vitest';
import type { OperationName, Reply } from '../api.ts';
import { skipNews } from '../news-mark.ts';
import { type SessionReply, session } from '../session.ts';

/** Settings of a congregation that has changed none. */
export const moduleDefaults = composeModules(new Map());

interface SentRequest {
  method: string;
  path: string;
  key: string | null;
  body: unknown;
}

type Replies = {
  [Name in OperationName]?: Reply<Name> | ((body: unknown) => Reply<Name> | Promise<Reply<Name>>);
};

/** Returns a JSON body, or the fields of a form with its files by name. */
function bodyOf({ body }: RequestInit): unknown {
  if (typeof body === 'string') return JSON.parse(body);
  if (!(body instanceof FormData)) return undefined;
  return Object.fromEntries(
    [...body].map(([field, value]) => [field, typeof value === 'string' ? value : value.name]),
  );
}

/** A literal path takes precedence over one with a parameter, like on the server. */
const patterns = allOperations
  .map((operation) => ({
    operation,
    pattern: new RegExp(`^/api${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  .sort((one, other) => one.operation.path.split('{').length - other.operation.path.split('{').length);

/** Stubs fetch with these replies and records the requests; a call without a reply fails the test. */
export function answerWith(replies: Replies): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) => {
    const path = url.split('?')[0]!;
    const method = request.method ?? 'GET';
    const operation = patterns.find(
      (known) => known.operation.method === method && known.pattern.test(path),
    )?.operation;
    const reply = operation && replies[operation.name as OperationName];
    if (typeof operation?.reply === 'string') return new Response(new Blob(['picture']));
    const body = bodyOf(request);
    sent.push({ method, path, key: new Headers(request.headers).get('idempotency-key'), body });
    if (!operation || reply === undefined) throw new Error(`no reply for ${method} ${path}`);
    const data = await (typeof reply === 'function' ? (reply as (body: unknown) => unknown)(body) : reply);
    expect(
      (operation.reply as Exclude<typeof operation.reply, string>).safeParse(data).error,
    ).toBeUndefined();
    return Response.json({ data });
  });
  return sent;
}

export function exampleSession(permits: string[], rest: Partial<SessionReply['user']> = {}): SessionReply {
  return {
    session_id: 1,
    congregation_id: 1,
    user: {
      id: 1,
      first_name: 'Ruth',
      last_name: 'Hollis',
      full_name: 'Ruth Hollis',
      appointment: 'publisher',
      lang: 'en',
      privacy_consent: { created_at: '2026-01-01T00:00:00Z', device: 'phone', ip: '' },
      ...rest,
    },
    congregation: {
      id: 1,
      name: 'Burnie',
      lang: 'en',
      country: 'AU',
      currency: 'AUD',
      time_format: 12,
      timezone_id: 'Australia/Hobart',
      show_address_date: true,
      development: true,
      translating: true,
    },
    permits: Object.fromEntries(permits.map((permit) => [permit, true as const])),
    markers: {},
    checked_at: new Date().toISOString(),
  };
}

export const signInAs = (permits: string[], rest: Partial<SessionReply['user']> = {}): void => {
  session.confirm(exampleSession(permits, rest), 'A'.repeat(43));
  skipNews();
};

/** A residential map with three blocks, held by the person; `rest` replaces fields. */
export const exampleMap = (
  rest: Partial<Reply<'maps.listMaps'>[number]> = {},
): Reply<'maps.listMaps'>[number] => ({
  id: 12,
  number: '12',
  name: null,
  suburb: { id: 1, suburb: 'Upper Burnie', code: null, region_id: null, map_id: null },
  type_id: 1,
  order: 12,
  blocks_as_letters: true,
  total_blocks: 3,
  completed_blocks: 1,
  address_count: 2,
  address_with_phone_count: 0,
  unassigned_address_count: 2,
  asset: { location: `/maps/12/asset/${'a'.repeat(64)}`, filename: 'map-12.webp', width: 1200, height: 900 },
  assignment: {
    id: 5,
    user: { id: 1, full_name: 'Ruth Hollis' },
    personal: false,
    assigned_at: '2026-11-01T00:00:00.000Z',
    started: true,
    progress: { blocks: [1] },
    completed: 33,
    time_out: 19,
    homes_marked: false,
  },
  user: 1,
  time_out: 19,
  campaign: 0,
  campaign_name: null,
  locked: false,
  last_completed: null,
  ...rest,
});

/** A dashboard without prompts. */
export const quietAlerts: Reply<'dashboard.readAlerts'> = {
  group: null,
  request: null,
  cart: null,
  topics: [],
  report: { report_month: '2026-10-01' },
  report_expected: true,
  meetings: [],
  talk: null,
  next: null,
  subscribe: false,
};

/** A publisher without a group; `rest` replaces fields. */
export const examplePerson = (
  rest: Partial<Reply<'people.readPart'>['part']['users'][number]> = {},
): Reply<'people.readPart'>['part']['users'][number] => {
  const named = { first_name: 'Ruth', last_name: 'Hollis', away: false, ...rest };
  return {
    id: 4,
    ...named,
    full_name: fullName(named),
    last_first: lastFirst(named),
    appointment: 'publisher',
    gender: 2,
    group_id: null,
    cart: false,
    active: true,
    pioneer: false,
    special_pioneer: false,
    aux: false,
    qualified_parts: [],
    email: null,
    phone: null,
    ...rest,
  };
};

export const exampleCongregation: Reply<'congregations.readCongregation'> = {
  id: 1,
  name: 'Burnie',
  country_id: null,
  region_id: null,
  suburb: null,
  postcode: null,
  address: null,
  circuit: null,
  lang: 'en',
  time_format: 12,
  timezone_id: 'Australia/Hobart',
  assigned_map_cutoff: 4,
  stagnant_map_threshold: 12,
  blocks_as_letters: false,
  address_option_limit: 3,
  address_attempts: 3,
  address_timeout: 60,
  expired_addresses: 0,
  show_address_date: false,
  reporting: true,
  accounts_pub: null,
  email_addresses_to: null,
  cart_booking: 1,
  cart_booking_advance: 0,
  modules: moduleDefaults,
  version: 3,
};

/** A language group with meetings of its own. */
export const exampleLanguageGroup = (): Reply<'meetings.listLanguageGroups'>[number] => ({
  id: 5,
  label: 'Montello Spanish',
  lang: 'es',
  clam_day: 2,
  clam_start_time: '19:30',
  public_day: 0,
  public_start_time: '14:00',
  active: true,
  version: 3,
});
