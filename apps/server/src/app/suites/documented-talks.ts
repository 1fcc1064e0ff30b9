import { talks } from '@sheaf/contract/meetings/talks/talks';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import type { DocumentedSetting } from '#app/suites/documented-setting';
import { daysAt } from '#app/suites/planting';

type Row = (setting: DocumentedSetting) => Promise<unknown>;

/** Talks are identified by number. */
const talk: Row = async ({ done }) => {
  for (const number of [12, 13]) await done(talks.saveTitle, { body: { number, title: 'Faith' } });
  return 12;
};

/** The caller is the talk coordinator, who may record replies. */
const coordinated = ({ done, me }: DocumentedSetting) =>
  done(congregations.editCongregation, { body: { modules: { meeting_schedule: { ptc: me.id } } } });

const openMeeting: Row = async (setting) => {
  const { done, row } = setting;
  await row('meeting');
  await coordinated(setting);
  return (await done(talks.listTalks)).findLast(({ closed }) => closed === null)!.id;
};

/** A talk whose speaker was invited yesterday. */
const publicTalk: Row = async (setting) => {
  const { test, congregation, done, row } = setting;
  await row('meeting');
  await coordinated(setting);
  const { id } = (await done(talks.listTalks)).find(({ closed }) => closed === null)!;
  const visitor = { name: 'Amos Hale', congregation: 'Wynyard', email: 'amos@example.org', phone: null };
  const booked = await done(talks.bookTalk, {
    body: { meeting_id: id, public_talk_id: 12, speaker: visitor },
  });
  await test.database.owner.query(
    `update talk_requests set sent_at = sent_at - interval '1 day' where congregation_id = $1`,
    [congregation.id],
  );
  return booked.id;
};

/** Null: a visiting speaker entered as text. */
const talkSpeaker: Row = async ({ done, row }) => {
  const id = await row('publicTalk');
  return (await done(talks.listTalks)).find((week) => week.talk?.id === id)!.talk!.speaker_id;
};

const openMeetingStart: Row = async ({ done, row }) => {
  const id = await row('openMeeting');
  return (await done(talks.listTalks)).find((week) => week.id === id)!.start_date;
};

const weekendMeeting: Row = async ({ done, row }) => {
  const id = await row('publicTalk');
  return (await done(talks.listTalks)).find((week) => week.talk?.id === id)!.id;
};

const weekendTalkPart: Row = async ({ done, row }) => {
  const id = await row('publicTalk');
  return (await done(talks.listTalks)).find((week) => week.talk?.id === id)!.talk!.meeting_part_id;
};

const awaySpeaker: Row = async (setting) => {
  await coordinated(setting);
  await setting.test.database.owner.query(
    'update people set qualified_parts = $3 where congregation_id = $1 and id = $2',
    [...[setting.congregation.id, setting.me.id], [15]],
  );
  return setting.me.id;
};

/** Unique per setting, because a person cannot go to two places on one day. */
let away = 0;
const awayTalkDate: Row = async ({ test }) => {
  away += 1;
  return daysAt(test.platform.clock()).inDays(7 * away);
};

const awayTalk: Row = async ({ done, row }) => {
  const [speaker, cong, date] = [
    await row('awaySpeaker'),
    await row('otherCongregation'),
    await row('awayTalkDate'),
  ];
  const body = { cong: Number(cong), date: String(date), speaker: Number(speaker), talk: 12 };
  return (await done(talks.saveAwayTalk, { body })).id;
};

export const talkRows = {
  talk,
  openMeeting,
  openMeetingStart,
  talkSpeaker,
  publicTalk,
  weekendMeeting,
  weekendTalkPart,
  awaySpeaker,
  awayTalkDate,
  awayTalk,
};
