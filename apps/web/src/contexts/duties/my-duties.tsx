/** The person's own duties in meetings: the next one with a countdown, the others by month (APPTS-S1). */
import { Button } from '@mantine/core';
import { groupBy } from '@sheaf/rules/group-by';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { type ReactNode, useState } from 'react';
import { live } from '#platform/live.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card, Section } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { DateBlock } from '#ui/schedule/date-block.tsx';
import { DutyIcon } from '#ui/schedule/duty-icon.tsx';
import { NextCard } from '#ui/schedule/next-card.tsx';
import { fullDay, monthTitle } from '#ui/schedule/schedule-dates.ts';
import classes from './my-duties.module.css';
import { AnsweredFor, YesButton } from './my-duty-answer.tsx';
import { endOf, iconOf, kindWordOf, lineOf, linesOf, startOf } from './my-duty-labels.ts';
import { type MyDuty, titleOfMine } from './my-duty-title.ts';
import { useCalendarFile } from './use-calendar-file.ts';
import { useNowHere } from './use-now-here.ts';

/** Further ones are behind a button, because other assignments follow below. */
const mostShown = 6;

const read = 'duties.listMyDuties';

/** Filters out past days, because cached data may be days old (APPTS-R9). */
export function useMyDuties() {
  const now = useNowHere();
  const answer = useRead(read, {}, { kept: true, refetchInterval: live.everyMinute });
  const duties = answer.data?.filter(({ date }) => date >= now.slice(0, 10));
  return { isPending: answer.isPending, now, duties };
}

/** Additional actions of a duty, from its own domain. */
type DutyActions = (duty: MyDuty, title: string) => ReactNode;

interface DutyProps {
  duty: MyDuty;
  now: string;
  actsOf: DutyActions;
}

function Next({ duty, now, actsOf }: DutyProps) {
  const { t } = useTexts();
  const save = useCalendarFile();
  return (
    <NextCard
      kind={iconOf(duty)}
      kindWord={kindWordOf(t, duty)}
      title={titleOfMine(t, duty)}
      lines={linesOf(t, duty)}
      startsAt={startOf(duty)}
      now={now}
    >
      <AnsweredFor duty={duty} />
      <YesButton duty={duty} begun={startOf(duty) <= now} />
      {actsOf(duty, titleOfMine(t, duty))}
      <Button
        variant="light"
        leftSection={<IconCalendarPlus aria-hidden="true" size={20} />}
        onClick={() => save(duty)}
      >
        {t('duties:mine.calendar')}
      </Button>
    </NextCard>
  );
}

function DutyRow({ duty, now, actsOf }: DutyProps) {
  const { t } = useTexts();
  const save = useCalendarFile();
  const title = titleOfMine(t, duty);
  return (
    <li className={classes.row}>
      <DateBlock date={duty.date} past={endOf(duty) <= now} />
      <DutyIcon kind={iconOf(duty)} />
      <span className={classes.texts}>
        <bdi className={classes.title}>{title}</bdi>
        <bdi className={classes.line}>{lineOf(t, duty)}</bdi>
        <AnsweredFor duty={duty} />
        <span className={classes.answer}>
          <YesButton duty={duty} begun={startOf(duty) <= now} quiet />
          {actsOf(duty, title)}
        </span>
      </span>
      <IconButton
        label={t('duties:mine.calendarOf', { title, day: fullDay(duty.date) })}
        onClick={() => save(duty)}
      >
        <IconCalendarPlus aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** Other dated entries on the page of assignments, from their domains. */
export interface OtherAppointment {
  key: string;
  /** Wall clock of the congregation, `2026-11-24T19:00`. */
  startsAt: string;
  title: string;
  line: string;
}

type Entry = { startsAt: string; duty: MyDuty } | { startsAt: string; other: OtherAppointment };

function OtherRow({ other, now }: { other: OtherAppointment; now: string }) {
  const date = other.startsAt.slice(0, 10);
  return (
    <li className={classes.row}>
      <DateBlock date={date} past={date < now.slice(0, 10)} />
      <DutyIcon kind="event" />
      <span className={classes.texts}>
        <bdi className={classes.title}>{other.title}</bdi>
        <bdi className={classes.line}>{other.line}</bdi>
      </span>
    </li>
  );
}

/** The date shown on the row: a duty after midnight belongs to the day of its meeting. */
const dayOf = (entry: Entry): string => ('duty' in entry ? entry.duty.date : entry.startsAt.slice(0, 10));

interface EntriesProps {
  entries: readonly Entry[];
  now: string;
  actsOf: DutyActions;
}

function Months({ entries, now, actsOf }: EntriesProps) {
  const { t } = useTexts();
  const [all, setAll] = useState(false);
  const shown = all ? entries : entries.slice(0, mostShown);
  const months = [...groupBy(shown, (entry) => dayOf(entry).slice(0, 7))];
  return (
    <>
      {months.map(([month, rows]) => (
        <Section key={month} title={monthTitle(month)}>
          <Card>
            <ul className={classes.rows}>
              {rows.map((entry) =>
                'duty' in entry ? (
                  <DutyRow key={entry.duty.id} duty={entry.duty} now={now} actsOf={actsOf} />
                ) : (
                  <OtherRow key={entry.other.key} other={entry.other} now={now} />
                ),
              )}
            </ul>
          </Card>
        </Section>
      ))}
      {shown.length < entries.length && (
        <PlainButton className={classes.more} onClick={() => setAll(true)}>
          {t('duties:mine.more', { count: entries.length - shown.length })}
        </PlainButton>
      )}
    </>
  );
}

/** Next duty of these kinds, for the schedule that contains them. */
export function NextOwnDuty({ kinds }: { kinds: readonly MyDuty['kind'][] }) {
  const { duties, now } = useMyDuties();
  const next = duties?.find((duty) => kinds.includes(duty.kind) && endOf(duty) > now);
  return next ? <Next duty={next} now={now} actsOf={() => null} /> : null;
}

interface MyDutiesProps {
  duties: readonly MyDuty[];
  /** Listed by time among the duties (APPTS-R2). */
  others: readonly OtherAppointment[];
  now: string;
  actsOf: DutyActions;
}

/** One list by time; the next duty is large (APPTS-S1, APPTS-R2). */
export function MyDuties({ duties, others, now, actsOf }: MyDutiesProps) {
  const next = duties.find((duty) => endOf(duty) > now);
  const entries: Entry[] = [
    ...duties.map((duty) => ({ startsAt: startOf(duty), duty })),
    ...others.map((other) => ({ startsAt: other.startsAt, other })),
  ].sort((one, other) => one.startsAt.localeCompare(other.startsAt));
  const at = entries.findIndex((entry) => 'duty' in entry && entry.duty === next);
  const before = next ? entries.slice(0, at) : [];
  const after = entries.slice(at + 1);
  return (
    <div className={classes.duties}>
      {before.length > 0 && <Months entries={before} now={now} actsOf={actsOf} />}
      {next && <Next duty={next} now={now} actsOf={actsOf} />}
      {after.length > 0 && <Months entries={after} now={now} actsOf={actsOf} />}
    </div>
  );
}
