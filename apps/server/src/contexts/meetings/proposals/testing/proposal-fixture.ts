/** Two congregations that exchange speakers, and a contact with a link, for tests. */

import { proposals } from '@sheaf/contract/meetings/proposals/proposals';
import type { BodyOf } from '@sheaf/contract/operation';
import { openTalkFixture, type TalkFixture } from '#contexts/meetings/talks/testing/talk-fixture';
import type { TestApp } from '#platform/testing/test-app';

type ProposalBody = Partial<BodyOf<typeof proposals.addProposal>>;
type InviteBody = Partial<BodyOf<typeof proposals.inviteSpeaker>>;
type WordedBody<Body> = Omit<Body, 'word' | 'token' | 'speaker_name'> & { word?: string };
type AnswerBody = WordedBody<BodyOf<typeof proposals.answerLink>> & { speaker_name?: string };

const qualified = `update people set qualified_parts = '{15}', phone = '0499 000 777', email = 'owen-' || id || '@example.org' where congregation_id = $1 and id = $2`;

export async function openProposalFixture(test: TestApp, name: string) {
  const [sender, host] = [
    await openTalkFixture(test, `${name} sender`),
    await openTalkFixture(test, `${name} host`),
  ];
  const speaker = await sender.congregation.addPerson({ firstName: 'Owen', gender: 1, appointment: 'elder' });
  await test.database.owner.query(qualified, [sender.congregation.id, speaker.id]);
  const stranger = { name: 'Wynyard', contact_name: 'Paul Drummond', email: 'paul@example.org' };
  const as = sender.coordinator.token;
  return {
    sender,
    host,
    speaker,
    stranger,
    add: (more: ProposalBody = {}) =>
      test.call(proposals.addProposal, {
        as,
        body: { speaker_id: speaker.id, host: stranger, date: '2026-12-13', numbers: [12, 45], ...more },
      }),
    /** Proposes to the other congregation of the fixture. */
    addToHost: (more: ProposalBody = {}) =>
      test.call(proposals.addProposal, {
        as,
        body: {
          speaker_id: speaker.id,
          congregation_id: host.congregation.id,
          date: '2026-12-13',
          numbers: [12, 45],
          mail: false,
          ...more,
        },
      }),
    /** The host invites a speaker of a congregation known only by name, without a speaker or a talk. */
    invite: (more: InviteBody = {}) =>
      test.call(proposals.inviteSpeaker, {
        as: host.coordinator.token,
        body: { host: stranger, date: '2026-12-13', ...more },
      }),
    inviteAs: (as: string) =>
      test.call(proposals.inviteSpeaker, { as, body: { host: stranger, date: '2026-12-13' } }),
    /** Invites from the other congregation of the fixture. */
    inviteSender: (more: InviteBody = {}) =>
      test.call(proposals.inviteSpeaker, {
        as: host.coordinator.token,
        body: { congregation_id: sender.congregation.id, date: '2026-12-13', mail: false, ...more },
      }),
    list: async (fixture: TalkFixture) =>
      (await test.call(proposals.listProposals, { as: fixture.coordinator.token })).data,
    answer: (fixture: TalkFixture, id: number, body: WordedBody<BodyOf<typeof proposals.answerProposal>>) =>
      test.call(proposals.answerProposal, {
        as: fixture.coordinator.token,
        params: { id },
        body: { word: null, ...body },
      }),
    place: (fixture: TalkFixture, id: number, body: BodyOf<typeof proposals.placeProposal> = {}) =>
      test.call(proposals.placeProposal, { as: fixture.coordinator.token, params: { id }, body }),
    /** Token of the newest mail with a link. */
    async token(fixture: TalkFixture = sender) {
      const found = (await fixture.mails())
        .map(({ body }) => /\/propose#([\w-]+)/.exec(body)?.[1])
        .find(Boolean);
      return found!;
    },
    async shared(id: number, fixture: TalkFixture = sender) {
      const given = { as: fixture.coordinator.token };
      const { data } = await test.call(proposals.shareProposal, { ...given, params: { id }, body: {} });
      return data.link!.split('#')[1]!;
    },
    read: (token: string) => test.call(proposals.readLink, { body: { token } }),
    touch: (token: string) => test.call(proposals.noteLinkSeen, { body: { token } }),
    say: (token: string, body: AnswerBody) =>
      test.call(proposals.answerLink, { body: { token, word: null, speaker_name: null, ...body } }),
    take: (fixture: TalkFixture, token: string) =>
      test.call(proposals.takeProposal, { as: fixture.coordinator.token, body: { token } }),
  };
}
export type ProposalFixture = Awaited<ReturnType<typeof openProposalFixture>>;
