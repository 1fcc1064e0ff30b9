/** Sheet that e-mails everyone their duties of one or four weeks, with a preview by person (MEET-X14). */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card, Section } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Hint } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { clockTime, fullDay } from '#ui/schedule/schedule-dates.ts';
import { Segments } from '#ui/schedule/segments.tsx';
import { Sheet } from '#ui/sheet.tsx';
import classes from './mail-everyone-sheet.module.css';
import { useNames } from './meetings.queries.ts';

type Recipient = Reply<'meetings.listMailRecipients'>['people'][number];

/** Operations of the programme or of responsibilities. */
const operations = {
  programme: { list: 'meetings.listMailRecipients', mail: 'meetings.mailAssignments' },
  responsibilities: {
    list: 'responsibilities.listMailRecipients',
    mail: 'responsibilities.mailResponsibilities',
  },
} as const;

interface MailEveryoneSheetProps {
  of: keyof typeof operations;
  /** Monday of the first week. */
  week: string;
  /** Language group; null for the whole congregation. */
  group: number | null;
  onClose: () => void;
}

function Recipients({ title, people }: { title: string; people: readonly Recipient[] }) {
  const { t } = useTexts();
  const { names } = useNames();
  if (people.length === 0) return null;
  return (
    <Section title={title}>
      <Card>
        <ul className={classes.list}>
          {people.map(({ user_id: id, refusal, duties }) => (
            <li key={id} className={classes.person}>
              <strong>
                <bdi>{names.get(id) ?? t('meetings:formerPerson')}</bdi>
              </strong>
              {refusal !== null && <span>{t(`answers:refusals.${refusal}`)}</span>}
              {duties.map(({ duty_id: duty, date, from, what }) => (
                <span key={duty} className={classes.duty}>
                  {joinTexts([fullDay(date), clockTime(from)])} <bdi>{what}</bdi>
                </span>
              ))}
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

export function MailEveryoneSheet({ of, week, group, onClose }: MailEveryoneSheetProps) {
  const { t } = useTexts();
  const [weeks, setWeeks] = useState(1);
  const asked = { week, weeks, ...(group !== null && { language_group_id: group }) };
  const { list, mail } = operations[of];
  const recipients = useRead(list, { query: asked }, { staleTime: 0 });
  const reached = recipients.data?.people.filter(({ refusal }) => refusal === null) ?? [];
  const mailing = useWrite(mail, {
    success: ({ people }) => {
      toasts.show(t('answers:everyone.sent', { count: people.filter((one) => one.refusal === null).length }));
      onClose();
    },
  });
  return (
    <Sheet
      opened
      title={t('answers:everyone.title')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={() => mailing.mutate({ body: asked })}
      footer={
        <Button type="submit" loading={mailing.isPending} disabled={reached.length === 0}>
          {t('answers:everyone.send', { count: reached.length })}
        </Button>
      }
    >
      <Hint>{t('answers:everyone.text')}</Hint>
      <Segments
        label={t('answers:everyone.weeks')}
        options={[
          { value: '1', label: t('answers:everyone.week') },
          { value: '4', label: t('answers:everyone.fourWeeks') },
        ]}
        value={String(weeks)}
        onChange={(chosen) => setWeeks(Number(chosen))}
      />
      <FailureNotice error={mailing.error} />
      <QueryState query={recipients} skeleton={{ height: 64, count: 5 }}>
        {({ people }) => {
          const others = people.filter(({ refusal }) => refusal !== null);
          if (people.length === 0) return <Hint>{t('answers:everyone.none')}</Hint>;
          return (
            <>
              <Recipients title={t('answers:everyone.unreached', { count: others.length })} people={others} />
              <Recipients title={t('answers:everyone.reached', { count: reached.length })} people={reached} />
            </>
          );
        }}
      </QueryState>
    </Sheet>
  );
}
