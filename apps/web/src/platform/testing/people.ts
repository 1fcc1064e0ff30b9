import type { Reply } from '../api.ts';

type Row = Reply<'people.readPart'>['part']['users'][number];
type Detail = Reply<'people.readPerson'>;

const named = (first: string, last: string) => ({
  first_name: first,
  last_name: last,
  full_name: `${first} ${last}`,
  last_first: `${last}, ${first}`,
});

/** A sister and publisher; `rest` replaces fields. */
export const examplePerson = (rest: Partial<Row> = {}): Row => ({
  id: 7,
  ...named(rest.first_name ?? 'Miriam', rest.last_name ?? 'Webb'),
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
  away: false,
  ...rest,
});

export const exampleDetail = (rest: Partial<Detail> = {}): Detail => ({
  ...examplePerson(),
  appointment: 'publisher',
  gender: 2,
  email: 'miriam@example.org',
  phone: '+61491570006',
  lang: 'en',
  roles: [2],
  group_name: null,
  address: null,
  emergency: null,
  dob: null,
  doi: null,
  hope: 0,
  last_login: null,
  cart_partners: [],
  public_talk_outlines: [],
  current_report: null,
  awards: { ideas_man: 0, advocate: 0, comments: 0 },
  privacy_consent: null,
  family: null,
  version: 3,
  ...rest,
});

export const exampleProfile = (
  rest: Partial<Reply<'people.readProfile'>> = {},
): Reply<'people.readProfile'> => {
  return {
    ...exampleDetail(),
    id: 1,
    subscribed: false,
    public_talk_outlines: [],
    calendar_feed: false,
    ...rest,
  };
};

/** A complete reply with the list of people. */
export const peopleChange = (rows: Row[]): Reply<'sync.listChanges'> => ({
  marker: '00000000010001',
  whole: true,
  changed: rows,
  gone: [],
});
