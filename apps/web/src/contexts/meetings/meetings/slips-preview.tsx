/** Lists the slips of some weeks before they are printed (PRINT-P3.2). */
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { shortDate } from '#platform/dates.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { AccordionRow } from '#ui/accordion-row.tsx';
import { Hint } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { hallName } from './meeting-labels.ts';
import { useMeetingsBetween, useNames } from './meetings.queries.ts';
import { slipsBetween } from './slips-between.ts';
import classes from './slips-preview.module.css';

export interface SlipsPreviewProps {
  from: string;
  to: string;
  group: number | null;
  person: number | null;
}

function SlipList({ from, to, ...of }: SlipsPreviewProps) {
  const { t } = useTexts();
  const people = useNames();
  const meetings = useMeetingsBetween({ from, to });
  const nameOf = (id: number | null | undefined) => (id == null ? undefined : people.names.get(id));
  return (
    <QueryState query={meetings} along={[people]} skeleton={{ height: 56, count: 4 }}>
      {(rows) => {
        const slips = slipsBetween(rows, of);
        if (slips.length === 0) return <Hint>{t('printing:slips.none')}</Hint>;
        return (
          <>
            <Hint>{t('printing:slips.count', { count: slips.length })}</Hint>
            <ul className={classes.list}>
              {slips.map(({ meeting, part, number, duty, helper }) => (
                <li key={`${part.id} ${duty.hall}`} className={classes.slip}>
                  <bdi className={classes.name}>
                    {[nameOf(duty.person_id), nameOf(helper?.person_id)].filter(Boolean).join(' / ')}
                  </bdi>
                  <bdi className={classes.line}>
                    {joinTexts([
                      shortDate(meeting.local_date),
                      number === null ? part.title : `${number}. ${part.title}`,
                      meeting.halls > 1 && hallName(t, duty.hall),
                    ])}
                  </bdi>
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </QueryState>
  );
}

export function SlipsPreview(props: SlipsPreviewProps) {
  const { t } = useTexts();
  return (
    <AccordionRow icon={<IconFileText aria-hidden="true" />} title={t('printing:slips.preview')}>
      {() => <SlipList {...props} />}
    </AccordionRow>
  );
}
