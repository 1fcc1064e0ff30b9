/** What is forgotten of a proposal once its day has passed. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proposalsNightly } from '#contexts/meetings/proposals/proposals.jobs';
import { openProposalDesk, type ProposalDesk } from '#contexts/meetings/proposals/testing/proposal-desk';
import { runNight } from '#platform/jobs/nightly';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let desk: ProposalDesk;

beforeAll(async () => {
  test = await openTestApp();
  desk = await openProposalDesk(test, 'Forgetting');
});
afterAll(() => test.close());

it('PROP-R8 two weeks after the day it is forgotten how the other coordinator is reached', async () => {
  await desk.add();
  const night = () => runNight(test.platform, test.database.owner, [proposalsNightly]);
  const contact = async () =>
    (
      await test.database.owner.query(
        'select contact_email from proposal_senders where congregation_id = $1',
        [desk.sender.congregation.id],
      )
    ).rows[0].contact_email;
  test.setNow(new Date('2026-12-26T10:00:00Z'));
  await night();
  expect(await contact()).toBe('paul@example.org');
  test.setNow(new Date('2026-12-28T10:00:00Z'));
  await night();
  expect(await contact()).toBeNull();
});
