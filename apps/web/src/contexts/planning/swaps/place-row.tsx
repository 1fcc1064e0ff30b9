/** An open place with "I'll take it", or one that the person has just taken, with undo (X-SWAP-26, X-SWAP-27). */
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { Reply } from '#platform/api.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { DatedButtons, DatedRow } from '#ui/schedule/dated-row.tsx';
import { responsibilityIcons } from '#ui/schedule/responsibility-icons.ts';
import { clockTime, fullDay } from '#ui/schedule/schedule-dates.ts';
import { StatusChip } from '#ui/schedule/status-chip.tsx';

export type OpenPlace = Reply<'swaps.listOpenPlaces'>[number];

/** Somebody else may have been first: the row disappears, and the sentence has the reason. */
const sayRefusal = ({ message }: Error): void => toasts.show(message);

function Taken({ place, about }: { place: OpenPlace; about: { title: string; day: string } }) {
  const { t } = useTexts();
  const undo = useWrite('swaps.returnPlace', { success: () => toasts.show(t('swaps:places.undone', about)) });
  return (
    <>
      <StatusChip state="accepted" label={t('swaps:places.yours')} />
      <ActionButton
        variant="default"
        label={t('swaps:places.undoOf', about)}
        loading={undo.isPending}
        onClick={() => undo.mutate({ params: { duty: place.duty_id } }, { onError: sayRefusal })}
      >
        <IconArrowBackUp aria-hidden="true" size={20} />
        {t('swaps:places.undo')}
      </ActionButton>
    </>
  );
}

function Open({ place, about }: { place: OpenPlace; about: { title: string; day: string } }) {
  const { t } = useTexts();
  const taking = useWrite('swaps.takePlace', { success: () => toasts.show(t('swaps:yours', about)) });
  return (
    <ActionButton
      variant="light"
      label={t('swaps:places.takeOf', about)}
      loading={taking.isPending}
      onClick={() => taking.mutate({ params: { duty: place.duty_id } }, { onError: sayRefusal })}
    >
      <IconCheck aria-hidden="true" size={20} />
      {t('swaps:places.take')}
    </ActionButton>
  );
}

export function PlaceRow({ place }: { place: OpenPlace }) {
  const { t } = useTexts();
  const { date, title, starts_at: startsAt, with: others, responsibility, undo_until: until } = place;
  const about = { title, day: fullDay(date) };
  const isMine = until !== null && Date.parse(until) > Date.now();
  const beside = others.length > 0 && t('swaps:places.with', { names: joinTexts(others) });
  return (
    <DatedRow
      date={date}
      kind={responsibilityIcons[responsibility ?? 'other']}
      title={title}
      line={joinTexts([fullDay(date), clockTime(startsAt), beside])}
    >
      <DatedButtons>
        {isMine ? <Taken place={place} about={about} /> : <Open place={place} about={about} />}
      </DatedButtons>
    </DatedRow>
  );
}
