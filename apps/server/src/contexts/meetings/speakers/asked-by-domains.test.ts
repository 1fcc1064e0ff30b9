import { speakers } from '@sheaf/contract/meetings/speakers/speakers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findSpeakers } from '#contexts/meetings/speakers/find-speakers';
import { congregationCard, findSpeaker } from '#contexts/meetings/speakers/speakers.api';
import { speakers as speakerRows } from '#contexts/meetings/speakers/speakers.store';
import { openSpeakerFixture } from '#contexts/meetings/speakers/testing/speaker-fixture';
import { inCongregation } from '#platform/testing/random-rows';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('SPKR-O4 returns to other domains only own entries and those shown to the congregation', async () => {
  const fixture = await openSpeakerFixture(test);
  const [own, other] = [
    await fixture.open('Own', { country: 901 }),
    await fixture.open('Other', { country: 901 }),
  ];
  const man = await fixture.speaker(other, 'Asaph', [4]);
  const { id } = (await fixture.add(own, 'Penguin')).data;
  const body = { full_name: 'Amos Hale', appointment: 'elder' as const };
  const kept = await test.call(speakers.addSpeaker, {
    as: own.keeper.token,
    params: { congregation_id: id },
    body,
  });
  const ask = (congregation: number) =>
    inCongregation(test, congregation, async (tenant) => ({
      card: (await congregationCard(tenant, id))?.name,
      world: (await congregationCard(tenant, other.id))?.name,
      kept: (await findSpeaker(tenant, kept.data.id))?.full_name,
      shown: await findSpeaker(tenant, man.id),
      ofKept: (await speakerRows.of(tenant, id)).length,
      found: (await findSpeakers(tenant, 'asa', 'country')).length,
    }));
  const nothing = { shown: undefined, found: 0 };
  expect(await ask(own.id)).toEqual({
    card: 'Penguin',
    world: 'Other',
    kept: 'Amos Hale',
    ofKept: 1,
    ...nothing,
  });
  expect(await ask(other.id)).toMatchObject({
    card: undefined,
    kept: undefined,
    ofKept: 0,
    shown: { email: man.email },
  });
  await fixture.share(other, 'country');
  expect((await ask(own.id)).shown).toMatchObject({
    full_name: 'Asaph Hollis',
    outlines: [4],
    email: null,
    phone: null,
  });
  await fixture.partnership(own, other);
  expect((await ask(own.id)).shown).toMatchObject({ email: man.email, phone: man.phone });
});
