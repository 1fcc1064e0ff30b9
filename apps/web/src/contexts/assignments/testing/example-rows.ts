import type { Reply } from '#platform/api.ts';

export const myAddress: Reply<'addresses.listMyAddresses'>[number] = {
  id: 1,
  street_id: 1,
  street: 'Mount Street',
  house: '4',
  suffix: null,
  unit: null,
  lang: null,
  name: null,
  attempt: 1,
  tries: [],
  adjusted_at: null,
  number: null,
  assigned_to: 1,
  contact: null,
  do_not_call: false,
  lent_by: null,
  lent_to: null,
  lat: null,
  lng: null,
  map_id: 12,
  map_number: '12',
};

export const event = (id: number, label: string, day: string, extent = 'everyone') => ({
  id,
  type: 'custom',
  extent,
  multi_day: false,
  has_speaker: false,
  speaker: null,
  theme: null,
  public_theme: null,
  start_date: `${day}T19:00`,
  end_date: `${day}T20:00`,
  base_date: day,
  week_date: day,
  label,
  location: 'Kingdom Hall',
  cancels_meeting: 'none',
  moves_midweek: false,
  own_programme: false,
  version: 1,
});
export const dayFrom = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
