import { speakers } from '@sheaf/contract/meetings/speakers/speakers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  openProposalFixture,
  type ProposalFixture,
} from '#contexts/meetings/proposals/testing/proposal-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: ProposalFixture;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openProposalFixture(test, 'Invited speaker');
});
afterAll(() => test.close());

it('PROP-C2 PROP-R5 retains the directory speaker of an accepted invitation, with their contact data', async () => {
  const as = fixture.host.coordinator.token;
  const { data: kept } = await test.call(speakers.addCongregation, { as, body: { name: 'Wynyard' } });
  const congregation_id = kept.id;
  const body = { full_name: 'Peter Lang', appointment: 'elder', email: 'peter@example.org' } as const;
  const { data } = await test.call(speakers.addSpeaker, { as, params: { congregation_id }, body } as never);
  const speaker_id = (data as { id: number }).id;
  const invite = async (more: object) => {
    const { data } = await fixture.invite({
      host: undefined,
      congregation_id,
      speaker_id,
      mail: false,
      ...more,
    });
    return fixture.shared(data.id, fixture.host);
  };
  const same = await invite({});
  await fixture.say(same, { act: 'accept', round: 1, speaker_name: 'Peter Lang', number: 77 });
  expect((await fixture.host.week('2026-12-07')).talk).toMatchObject({
    speaker_id,
    reached_by: 'email',
    speaker_name: 'Peter Lang',
    speaker_congregation: 'Wynyard',
  });
});
