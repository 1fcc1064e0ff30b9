/** Thirteen weeks of a person, this week the ninth: what they had in each, as squares, and the same in words. */
import { joinTexts, useTexts } from '../../platform/texts.ts';
import classes from './history-strip.module.css';
import { inWeeks } from './schedule-dates.ts';

/** What a person had in a week. */
export type WeekHistory = 'none' | 'part' | 'helper' | 'away';

const thisWeekIndex = 8;

export interface HistoryStripProps {
  name: string;
  /** Thirteen, the oldest first. */
  weeks: readonly WeekHistory[];
}

export function HistoryStrip({ name, weeks }: HistoryStripProps) {
  const { t } = useTexts();
  const words = joinTexts(
    weeks.flatMap((what, index) =>
      what === 'none'
        ? []
        : [
            t('schedule:choose.at', {
              what: t(`schedule:choose.${what}`),
              when: inWeeks(index - thisWeekIndex),
            }),
          ],
    ),
  );
  return (
    <span
      className={classes.strip}
      role="img"
      aria-label={t('schedule:choose.history', { name, weeks: words || t('schedule:choose.historyNone') })}
    >
      {weeks.map((what, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the row is what a week is known by
          key={index}
          className={classes.week}
          data-what={what}
          data-now={index === thisWeekIndex || undefined}
        />
      ))}
    </span>
  );
}

/** What the squares mean, once above the list. */
export function HistoryKey() {
  const { t } = useTexts();
  return (
    <ul className={classes.key} aria-label={t('schedule:choose.key')}>
      {(['part', 'helper', 'away'] as const).map((what) => (
        <li key={what}>
          <span className={classes.week} data-what={what} aria-hidden="true" />
          {t(`schedule:choose.${what}`)}
        </li>
      ))}
      <li>
        <span className={classes.week} data-what="none" data-now aria-hidden="true" />
        {t('schedule:choose.thisWeek')}
      </li>
    </ul>
  );
}
