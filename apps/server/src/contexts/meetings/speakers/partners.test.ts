import { speakers } from '@sheaf/contract/meetings/speakers/speakers';
import { pathOf } from '@sheaf/contract/operation';
import { allOperations } from '@sheaf/contract/operations';
import { speakerShares } from '@sheaf/rules/meetings/speakers/shown-speakers';
import { shownTo } from '@sheaf/rules/meetings/speakers/shown-speakers.model';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { amount } from '@sheaf/rules/testing/ring';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  openSpeakerFixture,
  type SpeakerFixture,
  type SpeakingCongregation,
} from '#contexts/meetings/speakers/testing/speaker-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

/** SHEAF_DIRECTORY_REQUESTS sets a larger number. */
const requests = amount('SHEAF_DIRECTORY_REQUESTS', 80, 400);

let test: TestApp;
let fixture: SpeakerFixture;
let asking: SpeakingCongregation;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openSpeakerFixture(test);
  asking = await fixture.open('Asking', { country: 901, circuit: 'TAS 2' });
});
afterAll(() => test.close());

const partnersOf = async (as: SpeakingCongregation) =>
  (await test.call(speakers.listPartners, { as: as.keeper.token })).data.partners;

it('SPKR-P1 requires both sides for a partnership, lets either end it, and refuses to confirm an own request', async () => {
  const other = await fixture.open('Confirming', { country: 901 });
  const stranger = await fixture.open('Stranger', { country: 901 });
  const ask = (as: SpeakingCongregation, congregation_id: number) =>
    test.call(speakers.askPartner, { as: as.keeper.token, body: { congregation_id } });
  const { data } = await ask(asking, other.id);
  const { id } = data.partners[0]!;
  expect(data.partners).toMatchObject([
    { congregation_id: other.id, congregation: 'Confirming', state: 'asked' },
  ]);
  await ask(asking, other.id);
  expect(await partnersOf(asking)).toHaveLength(1);
  expect(await partnersOf(other)).toMatchObject([{ id, congregation_id: asking.id, state: 'asks' }]);
  expect(await partnersOf(stranger)).toEqual([]);
  const confirm = (as: SpeakingCongregation) =>
    test.call(speakers.confirmPartner, { as: as.keeper.token, params: { id }, body: { confirmed: true } });
  const end = (as: SpeakingCongregation) =>
    test.call(speakers.endPartner, { as: as.keeper.token, params: { id } });
  expect((await confirm(asking)).status).toBe(404);
  expect((await confirm(stranger)).status).toBe(404);
  expect((await end(stranger)).status).toBe(404);
  expect((await confirm(other)).data.partners).toMatchObject([{ state: 'partner' }]);
  expect((await confirm(other)).status).toBe(404);
  expect((await fixture.profile(asking, other.id)).data.partnership).toBe('partner');
  expect((await end(asking)).status).toBe(200);
  expect(await partnersOf(other)).toEqual([]);
  expect((await ask(asking, asking.id)).problem.code).toBe('not-a-partner-congregation');
  const kept = (await fixture.add(asking, 'By hand')).data.id;
  expect((await ask(asking, kept)).problem.code).toBe('not-a-partner-congregation');
  const publisher = await asking.addPerson();
  expect((await test.call(speakers.listPartners, { as: publisher.token })).status).toBe(403);
});

it('SPKR-P1 makes partners or one request of simultaneous requests in both directions', async () => {
  const [one, two] = [await fixture.open('One'), await fixture.open('Two')];
  const ask = (as: SpeakingCongregation, to: SpeakingCongregation) =>
    test.call(speakers.askPartner, { as: as.keeper.token, body: { congregation_id: to.id } });
  const answers = await Promise.all([ask(one, two), ask(two, one), ask(one, two), ask(two, one)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await partnersOf(one)).toMatchObject([{ state: 'partner' }]);
});

it('SPKR-O4 SPKR-P2 shows speakers by setting, partnership and country, and never by circuit', async () => {
  for (const share of speakerShares)
    for (const partner of [false, true])
      for (const sameCountry of [false, true]) {
        const name = `Host ${share} ${partner} ${sameCountry}`;
        // Always in the same circuit.
        const host = await fixture.open(name, { country: sameCountry ? 901 : 902, circuit: 'TAS 2' });
        const man = await fixture.speaker(host, 'Ezra', [3]);
        await test.call(speakers.saveContact, {
          as: host.keeper.token,
          params: { id: host.id },
          body: { ptc: man.id },
        });
        if (partner) await fixture.partnership(asking, host);
        await fixture.share(host, share);
        const expected = shownTo(share, { own: false, partner, sameCountry });
        const { data, text } = await fixture.profile(asking, host.id);
        const seen = data.speakers[0];
        expect([name, data.speakers.length]).toEqual([name, expected === 'nothing' ? 0 : 1]);
        expect([name, text.includes(man.email)]).toEqual([name, expected === 'all']);
        expect([name, text.includes(man.phone)]).toEqual([name, expected === 'all']);
        expect([name, data.ptc?.email ?? null]).toEqual([name, expected === 'all' ? man.email : null]);
        if (seen)
          expect(seen).toMatchObject({
            full_name: 'Ezra Hollis',
            outlines: [{ number: 3 }],
            editable: false,
          });
      }
  const found = (await fixture.search(asking, 'ezra')).data;
  expect(found.every(({ congregation }) => !congregation.startsWith('Host none'))).toBe(true);
  expect(found.filter(({ email }) => email !== null).map(({ congregation }) => congregation)).toEqual(
    found
      .map(({ congregation }) => congregation)
      .filter((name) => /^Host (partners|country) true/.test(name)),
  );
});

it('SPKR-P2 shows speakers to partners alone by default', async () => {
  const host = await fixture.open('Silent', { country: 901 });
  await fixture.speaker(host, 'Nahum');
  expect((await fixture.profile(asking, host.id)).data.speakers).toEqual([]);
  await fixture.partnership(asking, host);
  expect((await fixture.profile(asking, host.id)).data.speakers).toMatchObject([
    { full_name: 'Nahum Hollis' },
  ]);
  const { data } = await test.call(speakers.listPartners, { as: host.keeper.token });
  expect(data.share_speakers).toBe('partners');
});

it('SPKR-O4 refuses changes of another congregation’s talks, also between partners', async () => {
  const host = await fixture.open('Written', { country: 901 });
  const man = await fixture.speaker(host, 'Obed', [1]);
  await fixture.partnership(asking, host);
  const as = asking.keeper.token;
  const saved = await test.call(speakers.saveOutlines, { as, body: { speaker: man.id, outlines: [2] } });
  expect(saved.problem.code).toBe('speaker-shows-themself');
  const params = { congregation_id: host.id, speaker: man.id };
  expect((await test.call(speakers.deleteSpeaker, { as, params })).status).toBe(404);
  expect((await fixture.profile(host, host.id)).data.speakers[0]!.outlines).toMatchObject([{ number: 1 }]);
});

it('SPKR-O4 refuses in the database to read or write entries of another congregation, and to confirm an own request', async () => {
  const host = await fixture.open('Kept apart', { country: 901, circuit: 'TAS 2' });
  const { id } = (await fixture.add(host, 'Secret entry')).data;
  await test.call(speakers.askPartner, { as: asking.keeper.token, body: { congregation_id: host.id } });
  const run = async (statement: string) => {
    const client = await test.database.app.connect();
    try {
      await client.query('begin');
      await client.query(
        `select set_config('app.congregation', $1, true), set_config('app.operation', 'speakers.attack', true), set_config('app.person', '', true)`,
        [String(asking.id)],
      );
      return (await client.query(statement)).rowCount;
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  expect(await run(`select from directory_congregations where id = ${id}`)).toBe(0);
  expect(await run(`update directory_congregations set name = 'x' where id = ${id}`)).toBe(0);
  expect(await run(`delete from directory_congregations where id = ${id}`)).toBe(0);
  await expect(
    run(
      `insert into directory_speakers (congregation_id, host_id, full_name, appointment) values (${host.id}, ${id}, 'x', 'elder')`,
    ),
  ).rejects.toThrow('row-level security');
  await expect(
    run(
      `insert into directory_speakers (congregation_id, host_id, full_name, appointment) values (${asking.id}, ${id}, 'x', 'elder')`,
    ),
  ).rejects.toThrow('foreign key');
  expect(
    await run(`update directory_partners set confirmed_at = now() where from_congregation = ${asking.id}`),
  ).toBe(0);
  await expect(
    run(
      `insert into directory_partners (from_congregation, to_congregation) values (${host.id}, ${asking.id})`,
    ),
  ).rejects.toThrow('row-level security');
  await expect(
    run(
      `insert into directory_partners (from_congregation, to_congregation, confirmed_at) values (${asking.id}, 1, now())`,
    ),
  ).rejects.toThrow('permission denied');
  await expect(run(`update directory_partners set to_congregation = ${asking.id}`)).rejects.toThrow(
    'permission denied',
  );
  await expect(run('select from sheaf.shown_speakers')).rejects.toThrow('permission denied');
});

it(
  'SPKR-O4 canaries: returns no contact, phone or e-mail of another congregation without a partnership',
  async () => {
    const host = await fixture.open('Canary', { country: 901, circuit: 'TAS 2' });
    const man = await fixture.speaker(host, 'Canary', [3]);
    await fixture.share(host, 'country');
    const entry = (await fixture.add(host, 'Canary private')).data.id;
    const body = { full_name: 'Hidden Canary', email: 'hidden.canary@example.org', phone: '0499 999 001' };
    await test.call(speakers.saveContact, { as: host.keeper.token, params: { id: entry }, body });
    const kept = await test.call(speakers.addSpeaker, {
      as: host.keeper.token,
      params: { congregation_id: entry },
      body: { ...body, appointment: 'elder' },
    });
    await test.call(speakers.saveContact, {
      as: host.keeper.token,
      params: { id: host.id },
      body: { ptc: man.id },
    });
    // Requested and not confirmed.
    await test.call(speakers.askPartner, { as: asking.keeper.token, body: { congregation_id: host.id } });
    const nosy = await asking.addPerson({ permissions: [...permissionKeys] });
    const secrets = [man.email, man.phone, body.email, body.phone, 'Hidden Canary', 'Canary private'];
    const ids = [host.id, entry, man.id, kept.data.id, host.keeper.id, asking.id];
    const asked = allOperations.filter(({ name }) => name.startsWith('speakers.'));
    let leaks = 0;
    for (let sent = 0; sent < requests; sent += 1) {
      const operation = asked[sent % asked.length]!;
      const draw = (at: number) => ids[Math.floor((sent / asked.length + at * 7) % ids.length)]!;
      const names = Object.keys(operation.params?.shape ?? {});
      const params = Object.fromEntries(names.map((name, index) => [name, draw(index)]));
      const answer = await test.app.inject({
        method: operation.method,
        url: pathOf(operation.path, params),
        headers: { authorization: `Bearer ${nosy.token}` },
        ...(operation.body && {
          payload: {
            ...('congregation' in operation.body.shape && { congregation: draw(0) }),
            ...('congregation_id' in operation.body.shape && { congregation_id: draw(0) }),
            ...('speaker' in operation.body.shape && { speaker: draw(0), outlines: [1] }),
            ...('query' in operation.body.shape && { query: sent % 2 ? 'canary' : 'hid', range: 'country' }),
            ...('ptc' in operation.body.shape && { ptc: draw(0), full_name: 'X' }),
          },
        }),
      });
      expect(answer.statusCode, answer.body).not.toBe(500);
      if (secrets.some((secret) => answer.body.includes(secret))) leaks += 1;
    }
    console.log(`directory requests: ${requests}, ${leaks} leaks`);
    expect(leaks).toBe(0);
    // Proves that the search finds a leak: a partner reads these texts.
    await fixture.partnership(asking, host);
    const whole = (await fixture.profile(asking, host.id)).text;
    expect(whole).toContain(man.email);
    expect(whole).not.toContain('Hidden Canary');
  },
  60_000 + requests * 30,
);
