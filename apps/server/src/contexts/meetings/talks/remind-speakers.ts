/**
 * Reminds speakers every hour, or requests a missing answer, except own speakers at home, whom the duty
 * reminders cover (TALK-R1).
 */
import { automaticMessaging } from '@sheaf/contract/messaging/messages/settings';
import { type DutyReminderKind, daysAhead } from '@sheaf/rules/duties/reminders';
import { isReminderHour, speakerReminder } from '@sheaf/rules/meetings/talks/reminders';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { todayIn } from '@sheaf/rules/time/today-in';
import { allMeetingsBetween } from '#contexts/meetings/meetings/meetings.api';
import { askSpeaker, type Call, remindOfTalk } from '#contexts/meetings/talks/ask-speaker';
import { awayTalks } from '#contexts/meetings/talks/away-talks.store';
import { lockByKey, type RequestedTalk } from '#contexts/meetings/talks/requested-talk';
import { type TalkKey, talkRequests } from '#contexts/meetings/talks/talk-requests.store';
import { talks } from '#contexts/meetings/talks/talks.store';
import { readLetterhead, readSettings } from '#contexts/people/people.api';

const kinds = ['duty-week', 'duty-evening'] as const;

/** A talk to check, and whether the reminders of a meeting at home cover it. */
interface FoundTalk {
  key: TalkKey;
  isOwnMeeting: boolean;
}

async function talksWithin({ tenant }: Call, from: string, to: string): Promise<FoundTalk[]> {
  const found = await allMeetingsBetween(tenant, from, to);
  const local = await talks.ofMeetings(
    tenant,
    found.map(({ id }) => id),
  );
  const away = await awayTalks.between(tenant, from, to);
  return [
    ...local.map(({ id, person_id }) => ({ key: { talk_id: id }, isOwnMeeting: person_id !== null })),
    ...away.map(({ id }) => ({ key: { away_talk_id: id }, isOwnMeeting: false })),
  ];
}

async function remind(
  call: Call,
  kind: DutyReminderKind,
  talk: RequestedTalk,
  isOwnMeeting: boolean,
): Promise<boolean> {
  const { tenant, now } = call;
  const { zone } = await readLetterhead(tenant);
  const sent = (await talkRequests.of(tenant, talk.key)).filter(({ channel }) => channel !== 'share');
  const last = sent.at(-1)?.sent_at;
  const what = speakerReminder(
    kind,
    {
      ...talk,
      isOwnMeeting,
      isPerson: talk.reached.person_id !== null,
      askedOn: last ? todayIn(zone, last.getTime()) : null,
    },
    todayIn(zone, now.getTime()),
  );
  if (what === null) return false;
  return what === 'tell' ? remindOfTalk(call, kind, talk) : (await askSpeaker(call, talk)) === null;
}

/** Rolls back the request of a message held back by balance or limits; the next hour retries. */
class WithheldSending extends Error {}

async function remindOne(
  call: Call,
  kind: DutyReminderKind,
  { key, isOwnMeeting }: FoundTalk,
): Promise<boolean> {
  const { tenant } = call;
  // Locked, so that a simultaneous answer is either visible or comes later.
  const talk = await lockByKey(tenant, key);
  if (!talk) return false;
  return tenant.attempt(
    async () => {
      if (await remind(call, kind, talk, isOwnMeeting)) return true;
      throw new WithheldSending();
    },
    (error) => (error instanceof WithheldSending ? false : undefined),
  );
}

/** @returns the number of reminded speakers. */
export async function remindSpeakers(call: Call): Promise<number> {
  const { tenant, now } = call;
  const switches = await readSettings(tenant, automaticMessaging);
  const isOn = { 'duty-week': switches.duties_week, 'duty-evening': switches.duties };
  const { zone } = await readLetterhead(tenant);
  if (!isReminderHour(zone, now.getTime())) return 0;
  const today = todayIn(zone, now.getTime());
  let reminded = 0;
  for (const kind of kinds) {
    if (!isOn[kind]) continue;
    const { most, fewest } = daysAhead[kind];
    for (const found of await talksWithin(call, addDays(today, fewest), addDays(today, most)))
      if (await remindOne(call, kind, found)) reminded += 1;
  }
  return reminded;
}
