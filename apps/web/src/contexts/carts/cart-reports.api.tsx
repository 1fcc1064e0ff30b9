/** Past shifts that need a report (CARTS-S7). Offline, the report waits in the outbox (SYNC-R11). */
import { Button } from '@mantine/core';
import { defaultTraffic, traffics } from '@sheaf/rules/carts/report';
import IconTrolley from '@tabler/icons-react/dist/esm/icons/IconTrolley.mjs';
import { useState } from 'react';
import { NeedsNet } from '#contexts/sync/needs-net.api.tsx';
import { useAction } from '#platform/action.ts';
import type { Reply } from '#platform/api.ts';
import { live } from '#platform/live.ts';
import { putWithUndo } from '#platform/outbox/put-with-undo.ts';
import { useWaiting } from '#platform/outbox/waiting.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useUnsaved } from '#platform/unsaved.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { AccordionRow } from '#ui/accordion-row.tsx';
import { Card } from '#ui/card.tsx';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { clockTime, fullDay } from '#ui/schedule/schedule-dates.ts';
import type { ToldValues } from './cart-report-fields.tsx';
import classes from './cart-reports.module.css';

const ReportFields = lazyPart(async () => (await import('./cart-report-fields.tsx')).ReportFields);

type Due = Reply<'carts.listDueReports'>[number];

const read = 'carts.listDueReports';

function useReport(shift: Due) {
  const { t } = useTexts();
  const when = t('carts:dayAt', { day: fullDay(shift.date), time: clockTime(shift.start_time) });
  return useAction(
    (body: { placements: number; conversations: number; traffic: 1 | 2 | 3; comments: string }, key) =>
      putWithUndo(
        {
          operation: 'carts.reportShift',
          given: { params: { id: shift.id }, body },
          queueKey: `cart ${shift.id}`,
          about: { what: t('carts:report.sent'), where: joinTexts([shift.location, when]) },
          once: `carts.reportShift ${shift.id}`,
          key,
        },
        {
          done: t('carts:report.done', { location: shift.location }),
          undone: t('carts:report.undone'),
          tooLate: t('sync:tooLate'),
        },
      ),
  );
}

const nothing: ToldValues = {
  placements: 0,
  conversations: 0,
  traffic: traffics.encode(defaultTraffic),
  comments: '',
};

const isSame = (one: ToldValues, other: ToldValues): boolean =>
  (Object.keys(one) as (keyof ToldValues)[]).every((field) => one[field] === other[field]);

function NoShowQuestion({ shift, onClose }: { shift: Due; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <DeleteQuestion
      title={t('carts:report.noShow')}
      text={t('carts:report.noShowText')}
      verb={t('carts:report.noShow')}
      removal={useWrite('carts.endShift')}
      given={{ params: { id: shift.id } }}
      onClose={onClose}
    />
  );
}

/** Holds the typed figures, because the fields are rendered only while the row is open. */
function ReportRow({ shift, day }: { shift: Due; day: string }) {
  const { t } = useTexts();
  const [values, setValues] = useState(nothing);
  const [missed, setMissed] = useState(false);
  const report = useReport(shift);
  useUnsaved(!report.isSuccess && !isSame(values, nothing));
  const { placements, conversations, ...rest } = values;
  const body = { ...rest, placements: placements ?? 0, conversations: conversations ?? 0 };
  return (
    <>
      <AccordionRow
        level={2}
        icon={<IconTrolley aria-hidden="true" />}
        title={t('carts:report.row', { day })}
      >
        {() => (
          <div className={classes.form}>
            <p className={classes.line}>
              <bdi>{joinTexts([shift.location, clockTime(shift.start_time)])}</bdi>
              <br />
              {shift.people.length > 0 && t('duties:mine.withFirst', { name: joinTexts(shift.people) })}
            </p>
            <ReportFields values={values} onChange={(change) => setValues({ ...values, ...change })} />
            <div className={classes.buttons}>
              <NeedsNet>
                <Button variant="default" onClick={() => setMissed(true)}>
                  {t('carts:report.noShow')}
                </Button>
              </NeedsNet>
              <Button variant="light" loading={report.isPending} onClick={() => report.mutate(body)}>
                {t('carts:report.save')}
              </Button>
            </div>
          </div>
        )}
      </AccordionRow>
      {missed && <NoShowQuestion shift={shift} onClose={() => setMissed(false)} />}
    </>
  );
}

/** One folded row per due report; renders nothing without one. */
export function CartReports() {
  const { t } = useTexts();
  const due = useRead(read, {}, { kept: true, refetchInterval: live.everyMinute }).data ?? [];
  const waiting = new Set(
    useWaiting().flatMap(({ operation, given }) =>
      operation === 'carts.reportShift' ? [Number((given.params as { id?: number } | undefined)?.id)] : [],
    ),
  );
  const open = due.filter(({ id }) => !waiting.has(id));
  if (open.length === 0) return null;
  const dayOf = ({ id, date, start_time: time }: Due): string =>
    open.some((other) => other.id !== id && other.date === date)
      ? t('carts:dayAt', { day: fullDay(date), time: clockTime(time) })
      : fullDay(date);
  return (
    <div className={classes.reports} data-tour="cart-report">
      <Card label={t('carts:report.title')}>
        {open.map((shift) => (
          <ReportRow key={shift.id} shift={shift} day={dayOf(shift)} />
        ))}
      </Card>
    </div>
  );
}
