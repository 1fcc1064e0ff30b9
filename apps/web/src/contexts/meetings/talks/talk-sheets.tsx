/**
 * Sheets of a booking: Move Speaker Date, Change Scheduled Public Talk Outline, and the text of a request to
 * share (WKND-S4).
 */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ShareTextSheet } from '#contexts/duties/share-text-sheet.api.tsx';
import { isRefused } from '#platform/is-refused.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Hint } from '#ui/page.tsx';
import { OpenPlace } from '#ui/schedule/open-place.tsx';
import { dayAndMonth, fullDay } from '#ui/schedule/schedule-dates.ts';
import { Sheet } from '#ui/sheet.tsx';
import { TalkChooser } from './talk-chooser.tsx';
import { isBookable, type Talk, type Week } from './talk-labels.ts';

interface SheetProps {
  week: Week;
  talk: Talk;
  onClose: () => void;
}

export function MoveSheet({ week, talk, weeks, onClose }: SheetProps & { weeks: readonly Week[] }) {
  const { t } = useTexts();
  const moving = useWrite('talks.moveTalk', {
    success: () => {
      toasts.show(t('talks:moved', { name: talk.speaker_name }));
      onClose();
    },
  });
  // SPKR-R13: weekend that was refused because the speaker is away; a second press moves anyway.
  const [awayOn, setAwayOn] = useState<number | null>(null);
  const move = (id: number): void =>
    moving.mutate(
      {
        body: {
          assignment_id: talk.id,
          original_id: week.id,
          id,
          version: talk.version,
          ...(awayOn === id && { even_away: true }),
        },
      },
      { onError: (error) => setAwayOn(isRefused(error, 'speaker-away') ? id : null) },
    );
  const open = weeks.filter((one) => isBookable(one) && one.id !== week.id);
  return (
    <Sheet
      opened
      title={t('talks:moveTitle')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose}>
          {t('shell:cancel')}
        </Button>
      }
    >
      <Hint>
        {t(talk.emails.length > 0 ? 'talks:moveAsks' : 'talks:moveText', { name: talk.speaker_name })}
      </Hint>
      <FailureNotice error={moving.error} />
      {open.length === 0 && <Hint>{t('talks:noOpen')}</Hint>}
      {open.map(({ id, local_date }) => (
        <OpenPlace
          key={id}
          label={fullDay(local_date)}
          name={t('talks:moveTo', { date: dayAndMonth(local_date) })}
          {...(awayOn === id && { line: t('talks:moveEvenAway') })}
          onClick={() => move(id)}
        />
      ))}
    </Sheet>
  );
}

export function OutlineSheet({ talk, onClose }: SheetProps) {
  const { t } = useTexts();
  const [number, setNumber] = useState<number>(talk.number);
  const own = useRead('talks.listOwnSpeakers').data?.find(({ id }) => id === talk.user_id);
  const saving = useWrite('talks.changeOutline', {
    success: () => {
      toasts.show(t('talks:outlineSaved', { name: talk.speaker_name }));
      onClose();
    },
  });
  return (
    <Sheet
      opened
      title={t('talks:outlineTitle')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      footer={
        <Button
          loading={saving.isPending}
          disabled={number === talk.number}
          onClick={() =>
            saving.mutate({ body: { assignment_id: talk.id, public_talk_id: number, version: talk.version } })
          }
        >
          {t('talks:outlineSave', { number })}
        </Button>
      }
    >
      <Hint>{talk.speaker_name}</Hint>
      <TalkChooser outlines={own?.outlines ?? []} chosen={number} onChoose={setNumber} />
      <FailureNotice error={saving.error} />
    </Sheet>
  );
}

export function ShareSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTexts();
  const making = useWrite('talks.shareRequest');
  return (
    <ShareTextSheet
      title={t('talks:share')}
      hint={t('talks:shareText')}
      making={making}
      onMake={() => making.mutate({ body: { id } })}
      onClose={onClose}
    />
  );
}
