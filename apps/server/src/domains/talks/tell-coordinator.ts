/** The coordinator learns what a speaker answered: in the app always, by mail where something is to be done (WKND-O5). */
import { talksNotifications } from '@sheaf/rules/talks/notifications';
import type { TalkAnswer } from '@sheaf/rules/talks/request';
import { titleIn } from '@sheaf/rules/talks/title-list';
import { findCoordinator } from '#domains/talks/find-coordinator';
import { notesOf, speakerName } from '#domains/talks/present-talk';
import { answerMail } from '#domains/talks/talk-mail';
import { talkTitles } from '#domains/talks/talk-titles.store';
import type { TalkRow } from '#domains/talks/talks.store';
import type { Tenant } from '#platform/database/tenant';
import { notify } from '#platform/notifications/notifications.store';
import { queueMessages } from '#platform/outbox/outbox.store';
import type { Platform } from '#platform/platform';

export async function tellCoordinator(
  { tenant, platform, now }: { tenant: Tenant; platform: Platform; now: Date },
  row: TalkRow,
  date: string,
): Promise<void> {
  const coordinator = await findCoordinator(tenant);
  if (!coordinator) return;
  const answer = row.answer as TalkAnswer;
  const speaker = speakerName(row);
  const details = { name: speaker, date };
  await notify(
    tenant,
    talksNotifications,
    [{ personId: coordinator.id, type: `talk-${answer}`, details }],
    now,
  );
  if (answer === 'accepted') return;
  const { id: personId, email, lang } = coordinator;
  const titles = await talkTitles.ofNumbers(tenant, [row.number]);
  const talk = notesOf(row.number, titleIn(titles, row.number, [lang]));
  const link = `${platform.settings.address}/settings/public-scheduler/`;
  await queueMessages(tenant, [
    {
      personId,
      channel: 'email',
      recipient: email,
      ...answerMail({ lang, answer, speaker, talk, date, word: row.answer_word, link }),
      effect: `talk-answer:${row.id}:${row.version}`,
    },
  ]);
}
