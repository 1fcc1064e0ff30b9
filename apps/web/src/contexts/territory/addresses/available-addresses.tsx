/** ADDR-S1: the addresses of a map to work, with the button that adds one. */
import { Button } from '@mantine/core';
import { isNewTime, newTimesFirst } from '@sheaf/rules/territory/addresses/hours';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useMemo, useState } from 'react';
import type { MapPage } from '#contexts/territory/maps/map-list.api.ts';
import { hourOfWeek } from '#platform/dates.ts';
import { useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { EmptyState } from '#ui/notice.tsx';
import classes from './available-addresses.module.css';
import { type Door, Doors } from './doors.tsx';
import { MarkHomes } from './mark-homes.tsx';

const AddAddressSheet = lazyPart(async () => (await import('./add-address-sheet.tsx')).AddAddressSheet);

const newTimesKept = 'sheaf.newTimesFirst';

/** Whether this phone lists addresses with a new time first; applies to all maps (X-HOUR). */
function useNewTimes(): { first: boolean; flip: () => void } {
  const [first, setFirst] = useState(() => localStorage.getItem(newTimesKept) === '1');
  const flip = (): void => {
    localStorage.setItem(newTimesKept, first ? '0' : '1');
    setFirst(!first);
  };
  return { first, flip };
}

/** A separate component, so that a press renders the sheet without the address list. */
function AddAddress({ page }: { page: MapPage }) {
  const { t } = useTexts();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Button
        variant="light"
        flex="none"
        data-tour="add-address"
        leftSection={<IconPlus aria-hidden="true" size={20} />}
        onClick={() => setAdding(true)}
      >
        {t('addresses:add.action')}
      </Button>
      {adding && <AddAddressSheet page={page} onClose={() => setAdding(false)} />}
    </>
  );
}

/** Doors for which now is a new time; 0 if all or none are, because the order would stay. */
function countNewTimes(rows: readonly Door[]): number {
  const now = hourOfWeek(new Date());
  const count = rows.filter(({ tries }) => isNewTime(tries, now)).length;
  return count < rows.length ? count : 0;
}

export function AvailableAddresses({ page, rows }: { page: MapPage; rows: Door[] }) {
  const { t } = useTexts();
  const { user } = useSignedIn();
  const newTimes = useNewTimes();
  const sorted = useMemo(
    () => (newTimes.first ? newTimesFirst(rows, hourOfWeek(new Date())) : rows),
    [newTimes.first, rows],
  );
  const originOf = (row: Door): string | undefined => {
    if (row.lent_by) return t('addresses:mine.from', { name: row.lent_by.full_name });
    return row.assigned_to === user.id ? t('addresses:mine.yours') : undefined;
  };
  // Decided when the screen opens, because a later change would push the addresses down.
  const [first] = useState(() => countNewTimes(rows));
  return (
    <Section
      title={t('addresses:available')}
      aside={
        <span className={classes.aside}>
          {rows.length > 0 && <span className="numbers">{t('addresses:left', { count: rows.length })}</span>}
          {page.streets.length > 0 && <AddAddress page={page} />}
        </span>
      }
    >
      {page.homesToMark !== undefined && <MarkHomes page={page} count={page.homesToMark} />}
      {first > 0 && (
        <button
          type="button"
          className={classes.newTimes}
          aria-pressed={newTimes.first}
          onClick={newTimes.flip}
        >
          <IconClock aria-hidden="true" size={20} />
          <span>
            {t('addresses:newTimesFirst', { count: first })}
            <span className={classes.why}>{t('addresses:newTime')}</span>
          </span>
        </button>
      )}
      <Card>
        <Doors
          key={String(newTimes.first)}
          number={page.map.number}
          rows={sorted}
          originOf={originOf}
          empty={<EmptyState icon={<IconHome aria-hidden="true" />}>{t('addresses:emptyPool')}</EmptyState>}
        />
      </Card>
    </Section>
  );
}
