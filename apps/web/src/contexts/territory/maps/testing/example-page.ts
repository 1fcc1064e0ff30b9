/** A map page with two addresses, in the format of the server. */
import type { Reply } from '#platform/api.ts';
import { exampleMap } from '#platform/testing/replies.ts';

type Page = Reply<'maps.readMap'>;

export const exampleAddress = (id: number, house: string) => ({
  id,
  street_id: 1,
  street: 'Mount Street',
  house,
  suffix: null,
  unit: null,
  lang: null,
  name: null,
  attempt: 1,
  tries: [],
  adjusted_at: '2026-11-12T02:00:00.000Z',
  number: null,
  assigned_to: null,
  contact: null,
  lent_by: null,
  do_not_call: false,
  lat: null,
  lng: null,
});

export const examplePage = (rest: Partial<Page> = {}): Page => ({
  map: exampleMap(),
  streets: [{ id: 1, name: 'Mount Street', suburb_id: null, map_id: 12, version: 1 }],
  availableAddresses: [exampleAddress(1, '14'), exampleAddress(2, '27')],
  ...rest,
});
