/** Thirteen weeks of a person, the current week as the ninth: squares, and the same as text. */
import { joinTexts, useTexts } from '#platform/texts.ts';
import { HistorySquares, type WeekHistory } from './history-squares.tsx';
import classes from './history-strip.module.css';
import { inWeeks } from './schedule-spans.ts';

const thisWeekIndex = 8;

export interface HistoryStripProps {
  name: string;
  /** Thirteen weeks, oldest first. */
  weeks: readonly WeekHistory[];
}

export function HistoryStrip({ name, weeks }: HistoryStripProps) {
  const { t } = useTexts();
  const weeksText = joinTexts(
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
      aria-label={t('schedule:choose.history', {
        name,
        weeks: weeksText || t('schedule:choose.historyNone'),
      })}
    >
      <HistorySquares weeks={weeks} now={thisWeekIndex} />
    </span>
  );
}

/** Legend of the squares, once above the list. */
export function HistoryKey() {
  const { t } = useTexts();
  return (
    <ul className={classes.key} aria-label={t('schedule:choose.key')}>
      {(['part', 'helper', 'away'] as const).map((what) => (
        <li key={what}>
          <HistorySquares weeks={[what]} now={-1} />
          {t(`schedule:choose.${what}`)}
        </li>
      ))}
      <li>
        <HistorySquares weeks={['none']} now={0} />
        {t('schedule:choose.thisWeek')}
      </li>
    </ul>
  );
}
