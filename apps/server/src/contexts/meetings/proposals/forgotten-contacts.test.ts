/** Removal of contacts after the day of a proposal. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proposalsNightly } from '#contexts/meetings/proposals/proposals.jobs';
import {
  openProposalFixture,
  type ProposalFixture,
} from '#contexts/meetings/proposals/testing/proposal-fixture';
import { runNight } from '#platform/jobs/nightly';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: ProposalFixture;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openProposalFixture(test, 'Forgetting');
});
afterAll(() => test.close());

it('PROP-R8 removes the contact of the other coordinator two weeks after the day', async () => {
  await fixture.add();
  const night = () => runNight(test.platform, test.database.owner, [proposalsNightly]);
  const contact = async () =>
    (
      await test.database.owner.query(
        'select contact_email from proposal_senders where congregation_id = $1',
        [fixture.sender.congregation.id],
      )
    ).rows[0].contact_email;
  test.setNow(new Date('2026-12-26T10:00:00Z'));
  await night();
  expect(await contact()).toBe('paul@example.org');
  test.setNow(new Date('2026-12-28T10:00:00Z'));
  await night();
  expect(await contact()).toBeNull();
});
