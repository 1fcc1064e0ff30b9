/**
 * Navigates weeks, months or years: arrows at both ends, and between them two lines that lead back to today.
 */

import { addDays, addMonths, type FirstDayOfWeek, startOfWeek } from '@sheaf/rules/schedules/calendar-week';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useEffect, useRef } from 'react';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { announce } from '../announcer.ts';
import { monthTitle } from './schedule-dates.ts';
import { monthAway, weekAway, weekTitle } from './schedule-spans.ts';
import classes from './span-navigator.module.css';

interface SpanNavigatorProps {
  title: string;
  line: string;
  labels: { earlier: string; later: string; toToday: string };
  /** Undefined at the end of the range. */
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
  onToday: () => void;
}

/** Announces the span that the arrows lead to; the first one is part of the screen. */
function useSaid(text: string): void {
  const shown = useRef(text);
  useEffect(() => {
    if (shown.current !== text) announce(text);
    shown.current = text;
  }, [text]);
}

function SpanNavigator({ title, line, labels, onEarlier, onLater, onToday }: SpanNavigatorProps) {
  useSaid(joinTexts([title, line]));
  return (
    <div className={classes.navigator}>
      <button
        type="button"
        className={classes.arrow}
        aria-label={labels.earlier}
        disabled={!onEarlier}
        onClick={onEarlier}
      >
        <IconChevronLeft aria-hidden="true" />
      </button>
      <button type="button" className={classes.titles} onClick={onToday}>
        <bdi className={classes.title}>{title}</bdi> <bdi className={classes.line}>{line}</bdi>
        <span className="visually-hidden">{labels.toToday}</span>
      </button>
      <button
        type="button"
        className={classes.arrow}
        aria-label={labels.later}
        disabled={!onLater}
        onClick={onLater}
      >
        <IconChevronRight aria-hidden="true" />
      </button>
    </div>
  );
}

export interface WeekNavigatorProps {
  /** Any date of the shown week. */
  date: string;
  today: string;
  /** 1 is Monday, 7 is Sunday. */
  firstDay: FirstDayOfWeek;
  /** Dates that limit the range. */
  earliest?: string;
  latest?: string;
  /** Called with the first day of the week. */
  onWeek: (start: string) => void;
}

export function WeekNavigator({ date, today, firstDay, earliest, latest, onWeek }: WeekNavigatorProps) {
  const { t } = useTexts();
  const start = startOfWeek(date, firstDay);
  const title = weekTitle(t, start);
  const line = weekAway(t, start, today, firstDay);
  const mayBeEarlier = earliest === undefined || start > earliest;
  const mayBeLater = latest === undefined || addDays(start, 6) < latest;
  return (
    <SpanNavigator
      title={title}
      line={line}
      labels={{
        earlier: t('schedule:week.earlier'),
        later: t('schedule:week.later'),
        toToday: t('schedule:week.toToday'),
      }}
      onEarlier={mayBeEarlier ? () => onWeek(addDays(start, -7)) : undefined}
      onLater={mayBeLater ? () => onWeek(addDays(start, 7)) : undefined}
      onToday={() => onWeek(startOfWeek(today, firstDay))}
    />
  );
}

export interface YearNavigatorProps {
  /** Years with content, newest first. */
  years: readonly number[];
  year: number;
  title: string;
  line: string;
  onYear: (year: number) => void;
}

/** Navigates between years with content. */
export function YearNavigator({ years, year, title, line, onYear }: YearNavigatorProps) {
  const { t } = useTexts();
  const at = years.indexOf(year);
  const [earlier, later] = [years[at + 1], years[at - 1]];
  return (
    <SpanNavigator
      title={title}
      line={line}
      labels={{
        earlier: t('schedule:year.earlier'),
        later: t('schedule:year.later'),
        toToday: t('schedule:year.toNewest'),
      }}
      onEarlier={earlier === undefined ? undefined : () => onYear(earlier)}
      onLater={later === undefined ? undefined : () => onYear(later)}
      onToday={() => onYear(years[0] ?? year)}
    />
  );
}

export interface MonthNavigatorProps {
  /** `YYYY-MM`. */
  month: string;
  today: string;
  /** Replaces the distance of the month: `Open until 20 December`. */
  line?: string;
  earliest?: string;
  latest?: string;
  onMonth: (month: string) => void;
}

export function MonthNavigator({ month, today, line, earliest, latest, onMonth }: MonthNavigatorProps) {
  const { t } = useTexts();
  const thisMonth = today.slice(0, 7);
  const title = monthTitle(month);
  const second = line ?? monthAway(t, month, thisMonth);
  return (
    <SpanNavigator
      title={title}
      line={second}
      labels={{
        earlier: t('schedule:month.earlier'),
        later: t('schedule:month.later'),
        toToday: t('schedule:month.toToday'),
      }}
      onEarlier={earliest === undefined || month > earliest ? () => onMonth(addMonths(month, -1)) : undefined}
      onLater={latest === undefined || month < latest ? () => onMonth(addMonths(month, 1)) : undefined}
      onToday={() => onMonth(thisMonth)}
    />
  );
}
