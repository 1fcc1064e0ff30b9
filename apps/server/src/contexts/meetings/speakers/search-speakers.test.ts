import { speakers } from '@sheaf/contract/meetings/speakers/speakers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  openSpeakerFixture,
  type SpeakerFixture,
  type SpeakingCongregation,
} from '#contexts/meetings/speakers/testing/speaker-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: SpeakerFixture;
let own: SpeakingCongregation;
let other: SpeakingCongregation;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openSpeakerFixture(test);
  own = await fixture.open('Burnie', { country: 901, circuit: 'TAS 2' });
  other = await fixture.open('Devonport', { country: 901, circuit: 'TAS 2' });
});
afterAll(() => test.close());

const amos = {
  full_name: 'Amos Hale',
  email: 'amos@example.org',
  phone: '+61491570111',
  appointment: 'elder',
} as const;
const addSpeaker = (congregation_id: number, body: object) =>
  test.call(speakers.addSpeaker, {
    as: own.keeper.token,
    params: { congregation_id },
    body: body as typeof amos,
  });

it('WKND-C7 WKND-D7 finds at most ten speakers within the range by the beginning of first or last name', async () => {
  const near = (await fixture.add(own, 'Near', { country_id: 901, circuit: 'TAS 2' })).data.id;
  const far = (await fixture.add(own, 'Far', { country_id: 902, circuit: 'X 1' })).data.id;
  await addSpeaker(near, { ...amos, full_name: 'Zebedee Öxley' });
  await addSpeaker(far, { ...amos, full_name: 'Zebulun Ash' });
  const names = async (query: string, range: 'circuit' | 'region' | 'country' = 'country') =>
    (await fixture.search(own, query, range)).data.map(({ full_name: name }) => name);
  expect(await names('zeb')).toEqual(['Zebedee Öxley']);
  expect(await names('oxl', 'circuit')).toEqual(['Zebedee Öxley']);
  expect(await names('OXLEY ZEB')).toEqual(['Zebedee Öxley']);
  expect(await names('ash')).toEqual([]);
  const unplaced = (await fixture.add(own, 'Out of a table')).data.id;
  await addSpeaker(unplaced, { ...amos, full_name: 'Asher Unplaced' });
  expect(await names('unp')).toEqual(['Asher Unplaced']);
  expect(await names('unp', 'circuit')).toEqual([]);
  // Searches the country, because the own region is not set.
  expect(await names('zeb', 'region')).toEqual(['Zebedee Öxley']);
  expect(await names('%%%')).toEqual([]);
  expect((await fixture.search(own, 'ze')).problem.errors).toHaveProperty('query');
  expect((await fixture.search(other, 'zeb')).data).toEqual([]);
  for (let index = 0; index < 12; index += 1) await addSpeaker(near, { ...amos, full_name: `Many ${index}` });
  expect(await names('many')).toHaveLength(10);
});
