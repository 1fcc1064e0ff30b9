/**
 * Search Speakers, then Book Talk: both in the side panel, one after the other in a sheet on a phone
 * (WKND-S4).
 */
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { isRefused } from '#platform/is-refused.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { clockTime, dayAndMonth, fullDay } from '#ui/schedule/schedule-dates.ts';
import type { SplitPanel } from '#ui/schedule/split-view.tsx';
import { bodyOf, type Draft, emptyDraft, nameOf, type Speaker } from './booking-draft.ts';
import { ChooseTalk } from './choose-talk.tsx';
import { FindSpeaker } from './find-speaker.tsx';
import type { Week } from './talk-labels.ts';

/** Width from which there is a side panel. */
const wide = '(min-width: 1024px)';

function useBookButton(week: Week | null, draft: Draft, onClose: () => void) {
  const { t } = useTexts();
  // WKND-R10: the notice above the list links to the setting.
  const isCoordinated = useRead('talks.readCoordinator').data?.valid !== false;
  const booking = useWrite('talks.bookTalk', {
    success: ({ speaker_name, confirmed }) => {
      toasts.show(t(confirmed === 0 ? 'booking:bookedAsked' : 'talks:booked', { name: speaker_name }));
      onClose();
    },
  });
  // SPKR-R13: weekend and speaker that were refused because of days away; a second press books anyway.
  const [awayFor, setAwayFor] = useState('');
  const name = nameOf(draft);
  const wanted = `${week?.id} ${draft.speaker?.id}`;
  const isTold = awayFor === wanted;
  const book = (): void =>
    booking.mutate(
      { body: { ...bodyOf(week!, draft), ...(isTold && { even_away: true }) } },
      { onError: (error) => isRefused(error, 'speaker-away') && setAwayFor(wanted) },
    );
  const label = isTold ? 'booking:bookAnyway' : 'booking:bookName';
  const button = (
    <Button
      disabled={draft.number === null || name === '' || !isCoordinated}
      loading={booking.isPending}
      onClick={book}
    >
      {name === '' || !week
        ? t('booking:chooseSpeaker')
        : t(label, { name, date: dayAndMonth(week.local_date) })}
    </Button>
  );
  return { button, problem: <FailureNotice error={booking.error} /> };
}

/** The chosen weekend, and the speaker if chosen before (SPKR-O5). */
export interface Booking {
  week: Week;
  speaker?: Speaker;
}

/** Every opening starts a new draft, also for the same weekend (WKND-R5). */
function useDraft(booking: Booking | null) {
  const [kept, setKept] = useState<{ booking: Booking | null; draft: Draft }>();
  const begun: Draft = booking?.speaker
    ? { ...emptyDraft, speaker: booking.speaker, step: 'talk' }
    : emptyDraft;
  const draft = kept && kept.booking === booking ? kept.draft : begun;
  const change = (values: Partial<Draft>): void => setKept({ booking, draft: { ...draft, ...values } });
  return { draft, change };
}

export function useBooking(booking: Booking | null, onClose: () => void): SplitPanel | null {
  const { t } = useTexts();
  const beside = useMediaQuery(wide, false, { getInitialValueInEffect: false });
  const { draft, change } = useDraft(booking);
  const week = booking?.week ?? null;
  const { button, problem } = useBookButton(week, draft, onClose);
  if (!week) return null;
  const props = { week, draft, change };
  const name = nameOf(draft);
  const panel = (title: string, line: string, content: ReactNode, footer: ReactNode): SplitPanel => ({
    title,
    line,
    content,
    footer,
  });
  // A speaker from the directory may not be in the search results.
  if (beside && draft.step !== 'talk')
    return panel(
      fullDay(week.local_date),
      joinTexts([clockTime(week.time), t('booking:noSpeakerYet')]),
      <>
        <FindSpeaker key={week.id} {...props} />
        {name !== '' && <ChooseTalk {...props} beside />}
        {problem}
      </>,
      button,
    );
  const line = joinTexts([fullDay(week.local_date), clockTime(week.time)]);
  if (draft.step === 'talk')
    return panel(
      t('booking:bookTalk'),
      line,
      <>
        <ChooseTalk {...props} />
        {problem}
      </>,
      button,
    );
  return panel(
    t('talks:searchSpeakers'),
    line,
    <FindSpeaker key={week.id} {...props} />,
    <Button disabled={name === ''} onClick={() => change({ step: 'talk' })}>
      {name === '' ? t('booking:chooseSpeaker') : t('booking:chooseTalk', { name })}
    </Button>,
  );
}
