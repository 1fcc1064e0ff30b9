/** Notifies the coordinator of an answer: always in the app, by mail if it requires action (WKND-O5). */
import { talksNotifications } from '@sheaf/rules/meetings/talks/notifications';
import { titleIn } from '@sheaf/rules/meetings/talks/title-list';
import { findCoordinator } from '#contexts/meetings/talks/find-coordinator';
import { notesOf } from '#contexts/meetings/talks/present-talk';
import type { RequestedTalk } from '#contexts/meetings/talks/requested-talk';
import { answerMail } from '#contexts/meetings/talks/talk-mail';
import { talkTitles } from '#contexts/meetings/talks/talk-titles.store';
import type { Tenant } from '#platform/database/tenant';
import { notify } from '#platform/notifications/notifications.store';
import { queueMessages } from '#platform/outbox/outbox.store';
import type { Platform } from '#platform/platform';

/** Limits mails about another date to one a day, because the link allows repeated wishes. */
const markOf = ({ answer, version, date }: RequestedTalk, now: Date): string =>
  answer === 'another' ? `another:${date}:${now.toISOString().slice(0, 10)}` : String(version);

export async function tellCoordinator(
  { tenant, platform, now }: { tenant: Tenant; platform: Platform; now: Date },
  talk: RequestedTalk,
): Promise<void> {
  const coordinator = await findCoordinator(tenant);
  if (!coordinator) return;
  const { speaker, date, number } = talk;
  const answer = talk.answer!;
  const details = { name: speaker, date };
  await notify(
    tenant,
    talksNotifications,
    [{ personId: coordinator.id, type: `talk-${answer}`, details }],
    now,
  );
  if (answer === 'accepted') return;
  const { id: personId, email, lang } = coordinator;
  const titles = await talkTitles.ofNumbers(tenant, [number]);
  const notes = notesOf(number, titleIn(titles, number, [lang]));
  const link = `${platform.settings.address}/settings/public-scheduler/`;
  await queueMessages(tenant, [
    {
      personId,
      channel: 'email',
      recipient: email,
      ...answerMail({ lang, answer, speaker, talk: notes, date, word: talk.answer_word, link }),
      effect: `talk-answer:${talk.dutyId}:${markOf(talk, now)}`,
    },
  ]);
}
