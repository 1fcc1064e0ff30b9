import { notListed } from '@sheaf/rules/meetings/talks/away-talk';
import { expect, it } from 'vitest';
import { type AwayDraft, emptyHost, isReady, type NewHost } from './away-draft.ts';

const draft: AwayDraft = {
  date: '2026-12-09',
  host: notListed,
  country: 1,
  region: 2,
  speaker: 0,
  talk: 0,
  asks: true,
};
const penguin: NewHost = {
  ...emptyHost,
  name: 'Penguin',
  postcode: '7316',
  address: '1 Main Road',
  ptc: 'paul@example.org',
};
const isAdded = (change: Partial<NewHost>): boolean =>
  isReady('new', { draft, newHost: { ...penguin, ...change } }, true);

it('AWAY-R3 an unlisted congregation needs a name, a postcode, an address, a valid e-mail and a time, but no suburb', () => {
  expect(isAdded({})).toBe(true);
  expect(isAdded({ suburb: '' })).toBe(true);
  for (const field of ['name', 'postcode', 'address', 'ptc', 'public_start_time'] as const)
    expect([field, isAdded({ [field]: ' ' })]).toEqual([field, false]);
  expect(isAdded({ ptc: 'paul@' })).toBe(false);
});

it('AWAY-R3 a new congregation needs a region, but no country', () => {
  const isFound = (change: Partial<AwayDraft>): boolean =>
    isReady('congregation', { draft: { ...draft, ...change }, newHost: emptyHost }, true);
  expect(isFound({})).toBe(true);
  expect(isFound({ country: 0 })).toBe(true);
  expect(isFound({ region: 0 })).toBe(false);
  expect(isFound({ region: 0, host: 8 })).toBe(true);
});
