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

const list = async (as = own.keeper.token) => (await test.call(speakers.listDirectory, { as })).data;
const amos = {
  full_name: 'Amos Hale',
  email: 'amos@example.org',
  phone: '+61491570111',
  appointment: 'elder',
} as const;
const addSpeaker = (congregation_id: number, body: object = amos, as = own) =>
  test.call(speakers.addSpeaker, {
    as: as.keeper.token,
    params: { congregation_id },
    body: body as typeof amos,
  });

it('SPKR-C15 lists the congregations of the installation and own manual entries for everyone, and no entries of others', async () => {
  const { data } = await fixture.add(own, 'Wynyard', {
    circuit: 'TAS 2',
    public_day: 6,
    public_start_time: '17:00',
  });
  await addSpeaker(data.id);
  const publisher = await own.addPerson();
  const seen = await list(publisher.token);
  expect(seen.map(({ name }) => name)).toEqual(['Burnie', 'Devonport', 'Wynyard']);
  expect(seen.map(({ active }) => active)).toEqual([true, false, false]);
  expect(seen.map(({ scheduling_active: keeps }) => keeps)).toEqual([true, true, false]);
  expect(seen[2]).toMatchObject({ circuit: 'TAS 2', public_day: 6, public_start_time: '17:00', speakers: 1 });
  expect((await list(other.keeper.token)).map(({ name }) => name)).toEqual(['Burnie', 'Devonport']);
});

it('SPKR-R10 sets the weekend meeting to Sunday at ten by default, and checks that region and country match', async () => {
  const { data } = await fixture.add(own, 'Smithton', { country_id: 901, region_id: 911 });
  expect(data).toMatchObject({
    public_day: 0,
    public_start_time: '10:00',
    partnership: 'kept',
    active: false,
  });
  const errors = async (more: object) =>
    Object.keys((await fixture.add(own, 'X', more)).problem.errors ?? {});
  expect(await errors({ country_id: 999 })).toEqual(['country_id']);
  expect(await errors({ country_id: 902, region_id: 911 })).toEqual(['region_id']);
  expect(await errors({ country_id: 901, region_id: 999 })).toEqual(['region_id']);
  expect(await errors({ public_start_time: '10:03' })).toEqual(['public_start_time']);
  expect(await errors({ public_day: 7 })).toEqual(['public_day']);
});

it('AWAY-C5 AWAY-R13 adds a congregation with the e-mail of its coordinator, checked by the rule of the wizard', async () => {
  const { data } = await fixture.add(own, 'Zeehan', { ptc: 'ptc@example.org' });
  expect(data.ptc).toMatchObject({ email: 'ptc@example.org' });
  const refused = await fixture.add(own, 'Queenstown', { ptc: 'ptc@example.church' });
  expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([422, ['ptc']]);
  expect((await list()).map(({ name }) => name)).not.toContain('Queenstown');
  expect((await fixture.add(own, 'Rosebery', { ptc: null })).data.ptc).toBeNull();
});

it('SPKR-O6 requires any meeting permission to read, and the one for public talks to write', async () => {
  const reader = await own.addPerson({ permissions: ['settings.meetings.attendants'] });
  const params = { id: other.id };
  expect((await test.call(speakers.readProfile, { as: reader.token, params })).status).toBe(200);
  expect((await test.call(speakers.addCongregation, { as: reader.token, body: { name: 'X' } })).status).toBe(
    403,
  );
  const publisher = await own.addPerson();
  expect((await test.call(speakers.readProfile, { as: publisher.token, params })).status).toBe(403);
});

it('SPKR-C6 SPKR-C7 edits a manual congregation and its contact, and refuses a stale version', async () => {
  const { id, version } = (await fixture.add(own, 'Ulverstone')).data;
  const as = own.keeper.token;
  const edit = (body: { name: string; version?: number }) =>
    test.call(speakers.editProfile, { as, params: { id }, body });
  expect((await edit({ name: 'Ulverstone West', version: version! })).data.name).toBe('Ulverstone West');
  expect((await edit({ name: 'Ulverstone East', version: version! })).problem.code).toBe('stale');
  const save = (body: object) => test.call(speakers.saveContact, { as, params: { id }, body });
  expect((await save({ full_name: 'Paul', email: 'paul', phone: null })).problem.errors).toHaveProperty(
    'email',
  );
  expect((await save({ phone: '+61491570112' })).problem.errors).toHaveProperty('full_name');
  // AWAY-R3: the wizard of a talk elsewhere sends only the e-mail address.
  const nameless = { full_name: null, email: 'paul@example.org', phone: null };
  expect((await save({ email: 'paul@example.org' })).data).toMatchObject(nameless);
  expect((await fixture.profile(own, id)).data.ptc).toMatchObject(nameless);
  const contact = { full_name: 'Paul Drummond', email: 'paul@example.org', phone: '+61491570112' };
  const saved = (await save(contact)).data;
  expect(saved).toEqual({ id: null, ...contact, congregation: id, version: saved.version });
  // A stale version is refused with the current row, whose version is then accepted.
  const late = await save({ ...contact, phone: '+61491570113', version: 1 });
  expect(late.problem.code).toBe('stale');
  expect(late.problem.current).toMatchObject({ phone: '+61491570112', version: saved.version });
  expect((await save({ ...contact, phone: '+61491570113', version: saved.version })).data.phone).toBe(
    '+61491570113',
  );
  await save(contact);
  expect((await fixture.profile(own, id)).data.ptc).toMatchObject(contact);
  expect((await test.call(speakers.readContact, { as, body: { congregation: id } })).data).toMatchObject(
    contact,
  );
});

it('SPKR-R6 SPKR-R7 requires the settings permission to change own address and coordinator, and never changes the own name', async () => {
  const as = own.keeper.token;
  const params = { id: own.id };
  const body = { name: 'Renamed', address: '4 Hall Lane' };
  expect((await test.call(speakers.editProfile, { as, params, body })).data).toMatchObject({
    name: 'Burnie',
    address: '4 Hall Lane',
    partnership: 'own',
  });
  const named = await test.call(speakers.saveContact, { as, params, body: { ptc: own.keeper.id } });
  expect(named.data).toMatchObject({ id: own.keeper.id, full_name: 'Ruth Hollis', congregation: own.id });
  const stranger = await test.call(speakers.saveContact, { as, params, body: { ptc: other.keeper.id } });
  expect(stranger.problem.errors).toHaveProperty('ptc');
  const servant = await own.addPerson({ permissions: ['settings.meetings.public'] });
  const refused = await Promise.all([
    test.call(speakers.editProfile, { as: servant.token, params, body }),
    test.call(speakers.saveContact, { as: servant.token, params, body: { ptc: servant.id } }),
  ]);
  expect(refused.map(({ problem }) => problem.code)).toEqual(['settings-not-yours', 'settings-not-yours']);
  expect((await fixture.profile(own, own.id)).data.ptc).toMatchObject({ id: own.keeper.id });
});

it('SPKR-C9 SPKR-O2 adds and edits a speaker, sets their talks by text and by number, and deletes them', async () => {
  const host = (await fixture.add(own, 'Penguin')).data.id;
  const as = own.keeper.token;
  const added = await addSpeaker(host);
  expect(added.data).toMatchObject({
    last_first: 'Hale, Amos',
    congregation: 'Penguin',
    editable: true,
    outlines: [],
  });
  const params = { congregation_id: host, speaker: added.data.id };
  const typed = await test.call(speakers.saveOutlinesText, { as, params, body: { outlines: '12, 1-3 45' } });
  expect(typed.data.map(({ number }) => number)).toEqual([1, 2, 3, 12, 45]);
  const wrong = await test.call(speakers.saveOutlinesText, { as, params, body: { outlines: '12, x' } });
  expect(wrong.problem.errors).toHaveProperty('outlines');
  await test.call(speakers.saveOutlines, { as, body: { speaker: added.data.id, outlines: [9, 9, 4] } });
  const read = await test.call(speakers.readOutlines, { as, params });
  expect(read.data.map(({ number }) => number)).toEqual([4, 9]);
  const edited = await test.call(speakers.editSpeaker, {
    as,
    params,
    body: { ...amos, full_name: 'Amos Hill', appointment: 'servant' },
  });
  expect(edited.data).toMatchObject({
    full_name: 'Amos Hill',
    appointment: 'servant',
    outlines: [{ number: 4 }, { number: 9 }],
  });
  const stale = await test.call(speakers.editSpeaker, { as, params, body: { ...amos, version: 1 } });
  expect(stale.problem.code).toBe('stale');
  expect((await addSpeaker(host, { ...amos, email: 'nobody' })).problem.errors).toHaveProperty('email');
  const check = await test.call(speakers.checkSpeaker, { as, params: { id: added.data.id } });
  expect(check.data).toEqual({ deletable: true, name: 'Amos Hill', uses: [] });
  expect((await test.call(speakers.deleteSpeaker, { as, params })).status).toBe(200);
  expect((await fixture.profile(own, host)).data.speakers).toEqual([]);
});

it('SPKR-C4 SPKR-R2 deletes a manual congregation with its speakers, and none of the installation', async () => {
  const as = own.keeper.token;
  const { id } = (await fixture.add(own, 'Deloraine')).data;
  const speaker = (await addSpeaker(id)).data.id;
  expect((await test.call(speakers.checkCongregation, { as, params: { id } })).data.deletable).toBe(true);
  expect((await test.call(speakers.deleteCongregation, { as, params: { id } })).status).toBe(200);
  expect((await test.call(speakers.checkSpeaker, { as, params: { id: speaker } })).status).toBe(404);
  for (const one of [own.id, other.id]) {
    expect((await test.call(speakers.checkCongregation, { as, params: { id: one } })).data.deletable).toBe(
      false,
    );
    const refused = await test.call(speakers.deleteCongregation, { as, params: { id: one } });
    expect(refused.problem.code).toBe('congregation-shows-itself');
  }
});

it('SPKR-R8 answers 404 for manual entries of another congregation, and refuses changes of its public profile', async () => {
  const foreign = (await fixture.add(other, 'Private')).data.id;
  const kept = (await addSpeaker(foreign, amos, other)).data.id;
  const as = own.keeper.token;
  const statuses = await Promise.all([
    fixture.profile(own, foreign),
    addSpeaker(foreign),
    test.call(speakers.editProfile, { as, params: { id: foreign }, body: { name: 'X' } }),
    test.call(speakers.saveContact, { as, params: { id: foreign }, body: { full_name: 'X' } }),
    test.call(speakers.deleteCongregation, { as, params: { id: foreign } }),
    test.call(speakers.deleteSpeaker, { as, params: { congregation_id: foreign, speaker: kept } }),
    test.call(speakers.editSpeaker, { as, params: { congregation_id: foreign, speaker: kept }, body: amos }),
    test.call(speakers.readOutlines, { as, params: { congregation_id: foreign, speaker: kept } }),
    test.call(speakers.saveOutlines, { as, body: { speaker: kept, outlines: [1] } }),
    test.call(speakers.listSpeakers, { as, body: { congregation: foreign } }),
    test.call(speakers.askPartner, { as, body: { congregation_id: foreign } }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual(statuses.map(() => 404));
  const refused = await Promise.all([
    addSpeaker(other.id),
    test.call(speakers.editProfile, { as, params: { id: other.id }, body: { name: 'X' } }),
    test.call(speakers.saveContact, { as, params: { id: other.id }, body: { full_name: 'X' } }),
  ]);
  expect(refused.map(({ problem }) => problem.code)).toEqual(refused.map(() => 'congregation-shows-itself'));
  expect((await fixture.profile(other, foreign)).data).toMatchObject({
    name: 'Private',
    speakers: [{ id: kept }],
  });
});

it('SPKR-O1 lists people who speak elsewhere as own speakers, with their days away', async () => {
  const man = await fixture.speaker(own, 'Levi', [7, 3]);
  await own.addPerson({ firstName: 'Silent', appointment: 'elder' });
  await test.database.owner.query(
    `insert into away_dates (congregation_id, person_id, starts_on, ends_on) values ($1, $2, '2090-01-01', '2090-01-08')`,
    [own.id, man.id],
  );
  const { data } = await fixture.profile(own, own.id);
  expect(data.speakers).toMatchObject([
    { id: man.id, full_name: 'Levi Hollis', email: man.email, phone: man.phone, editable: false },
  ]);
  expect(data.speakers[0]!.outlines.map(({ number }) => number)).toEqual([3, 7]);
  expect(data.speakers[0]!.away_dates).toEqual([{ start_date: '2090-01-01', end_date: '2090-01-08' }]);
  const as = own.keeper.token;
  await test.call(speakers.saveOutlines, { as, body: { speaker: man.id, outlines: [5] } });
  expect((await fixture.profile(own, own.id)).data.speakers[0]!.outlines).toEqual([
    { number: 5, title: null },
  ]);
  await test.database.owner.query('update people set active = false where id = $1', [man.id]);
  expect((await fixture.profile(own, own.id)).data.speakers).toEqual([]);
});
