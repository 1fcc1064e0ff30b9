/** Waiting for a place in a full shift, or the end of the wait (X-SWAP-28). */
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Hint } from '#ui/page.tsx';
import { DatedButtons } from '#ui/schedule/dated-row.tsx';
import { clockTime, fullDay } from '#ui/schedule/schedule-dates.ts';

export interface WaitedShift {
  cart_location_id: number;
  location: string;
  date: string;
  start_time: string;
  minutes: number;
  waiting: { id: number | null; people: number };
}

export function WaitForPlace({ shift }: { shift: WaitedShift }) {
  const { t } = useTexts();
  const { location, date, start_time: from, waiting } = shift;
  const values = { location, day: fullDay(date), time: clockTime(from) };
  const joining = useWrite('carts.joinWaiting');
  const leaving = useWrite('carts.leaveWaiting');
  const join = (): void =>
    joining.mutate({
      body: {
        cart_location_id: shift.cart_location_id,
        start_at: `${date}T${from}`,
        minutes: shift.minutes,
      },
    });
  const waits = waiting.id !== null;
  const others = waiting.people - (waits ? 1 : 0);
  return (
    <>
      <Hint small>
        {waits ? t('carts:waiting.you') : t('carts:waiting.hint')}{' '}
        {others > 0 && t('carts:waiting.others', { count: others })}
      </Hint>
      <FailureNotice error={joining.error ?? leaving.error} />
      <DatedButtons>
        {waiting.id !== null ? (
          <ActionButton
            variant="default"
            label={t('carts:waiting.stopOf', values)}
            loading={leaving.isPending}
            onClick={() => leaving.mutate({ params: { id: waiting.id! } })}
          >
            {t('carts:waiting.stop')}
          </ActionButton>
        ) : (
          <ActionButton
            variant="default"
            label={t('carts:waiting.joinOf', values)}
            loading={joining.isPending}
            onClick={join}
          >
            <IconHourglass aria-hidden="true" size={20} />
            {t('carts:waiting.join')}
          </ActionButton>
        )}
      </DatedButtons>
    </>
  );
}
