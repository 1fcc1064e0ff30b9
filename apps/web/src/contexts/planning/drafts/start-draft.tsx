/** Chooses the weeks and the duties of a new draft; nothing has to be changed for the usual one. */
import { Button } from '@mantine/core';
import { areasOfPlanner, type DraftArea } from '@sheaf/rules/planning/drafts/draft-area';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { today } from '#platform/dates.ts';
import { useOnline } from '#platform/online.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Segments } from '#ui/schedule/segments.tsx';
import { TickBox } from '#ui/tick-box.tsx';
import classes from './drafts-screen.module.css';
import { spanLabel } from './span-label.ts';

const lengths = ['4', '8', '13'] as const;
type Weeks = (typeof lengths)[number];

/** Areas in the address, or all that the person may fill. */
function useAreas() {
  const own = areasOfPlanner(usePermits());
  const [search] = useSearchParams();
  const asked = own.filter((area) => area === search.get('area'));
  const [areas, setAreas] = useState<DraftArea[]>(asked.length > 0 ? asked : own);
  const toggle = (area: DraftArea, on: boolean): void =>
    setAreas(own.filter((one) => (one === area ? on : areas.includes(one))));
  return { own, areas, toggle };
}

export function StartDraft() {
  const { t } = useTexts();
  const online = useOnline();
  const navigate = useNavigate();
  const { own, areas, toggle } = useAreas();
  const [weeks, setWeeks] = useState<Weeks>('13');
  const making = useWrite('drafts.makeDraft', {
    success: ({ id }) => void navigate(`/schedules/drafts/${id}/`),
  });
  // This week, without the meetings that have begun.
  const from = mondayOf(today());
  const to = addDays(from, 7 * Number(weeks) - 1);
  return (
    <Card label={t('drafts:start')} padded>
      <div className={classes.start}>
        <Segments
          label={t('drafts:howLong')}
          shown
          options={lengths.map((value) => ({ value, label: t('drafts:weeks', { count: Number(value) }) }))}
          value={weeks}
          onChange={setWeeks}
        />
        <p className={classes.line}>{spanLabel(t, { from, to })}</p>
        {own.length > 1 && (
          <fieldset className={classes.areas}>
            <legend className={classes.label}>{t('drafts:whatToFill')}</legend>
            {own.map((area) => (
              <TickBox
                key={area}
                label={t(`drafts:area.${area}`)}
                checked={areas.includes(area)}
                onChange={(on) => toggle(area, on)}
              />
            ))}
          </fieldset>
        )}
        <p className={classes.line}>{t('drafts:fillText')}</p>
        <FailureNotice error={making.error} />
        <Button
          size="md"
          fullWidth
          leftSection={<IconScale aria-hidden="true" size={22} />}
          loading={making.isPending}
          disabled={!online || areas.length === 0}
          onClick={() => making.mutate({ body: { from, to, areas } })}
        >
          {t('drafts:make', { count: Number(weeks) })}
        </Button>
        {!online && <p className={classes.line}>{t('drafts:offline')}</p>}
      </div>
    </Card>
  );
}
