/** Shifts of others: a free place is booked with one press, and people wait for one in a full shift (X-SWAP-28, X-SWAP-29). */
import { NeedsNet } from '#contexts/sync/needs-net.api.tsx';
import type { Reply } from '#platform/api.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { DatedLine, DatedRow, DatedRows } from '#ui/schedule/dated-row.tsx';
import { clockTime } from '#ui/schedule/schedule-dates.ts';
import { BookPlace } from './book-place.tsx';
import { WaitForPlace } from './wait-for-place.tsx';

type OpenShift = Reply<'carts.listOpenShifts'>[number];

function ShiftRow({ shift }: { shift: OpenShift }) {
  const { t } = useTexts();
  const { location, date, start_time: from, end_time: to, free, people } = shift;
  const hours = t('schedule:grid.hours', { from: clockTime(from), to: clockTime(to) });
  const room = free > 0 ? t('carts:room', { count: free }) : t('carts:waiting.full');
  return (
    <DatedRow date={date} kind="cart" title={location} line={joinTexts([hours, room])}>
      {people.length > 0 && <DatedLine>{joinTexts(people)}</DatedLine>}
      {free > 0 ? <BookPlace shift={shift} /> : <WaitForPlace shift={shift} />}
    </DatedRow>
  );
}

export function OpenShifts({ shifts }: { shifts: readonly OpenShift[] }) {
  const { t } = useTexts();
  return (
    <Section title={t('carts:section')} aside={t('carts:waiting.twoWeeks')}>
      <Card>
        <NeedsNet>
          <DatedRows>
            {shifts.map((shift) => (
              <ShiftRow
                key={`${shift.cart_location_id} ${shift.date} ${shift.start_time} ${shift.minutes}`}
                shift={shift}
              />
            ))}
          </DatedRows>
        </NeedsNet>
      </Card>
    </Section>
  );
}
