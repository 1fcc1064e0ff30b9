/** Lists people with duties in the meetings that the event changes, before it is saved (EVENTS-R9). */
import { useTexts } from '#platform/texts.ts';
import { wallDay } from '#platform/wall-times.ts';
import { Question } from '#ui/question.tsx';
import type { ConcernedMeetings, ConcernedSave } from './use-concerned-save.ts';

function ConcernedMeeting({ meeting }: { meeting: ConcernedMeetings[number] }) {
  const { t } = useTexts();
  const { type, local_date, because, people } = meeting;
  const day = wallDay(`${local_date}T00:00`);
  return (
    <section>
      <h3>{t(`events:concerned.${because}.${type}`, { day })}</h3>
      <ul>
        {people.map(({ name, what }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one person may have several places, and rows keep nothing
          <li key={place}>
            <bdi>{name}</bdi>: <bdi>{what}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ConcernedQuestion({ asked }: { asked: ConcernedSave }) {
  const { t } = useTexts();
  if (!asked.concerned) return null;
  return (
    <Question
      title={t('events:concerned.title')}
      text={t('events:concerned.text')}
      labels={{
        confirm: t('events:concerned.save'),
        cancel: t('shell:cancel'),
        close: t('shell:close'),
      }}
      error={asked.saving.error}
      pending={asked.saving.isPending}
      onConfirm={asked.confirm}
      onClose={asked.dismiss}
    >
      {asked.concerned.map((meeting) => (
        <ConcernedMeeting key={meeting.meeting_id} meeting={meeting} />
      ))}
    </Question>
  );
}
