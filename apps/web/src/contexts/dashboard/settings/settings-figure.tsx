/**
 * Figure in a row of the settings menu (SETTINGS-R14). Its space is reserved, so that no row shifts when it
 * loads.
 */
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import type { Reply } from '#platform/api.ts';
import { locale, shortDate } from '#platform/dates.ts';
import type { SettingsFigure } from '#platform/domain.ts';
import { type Translate, useTexts } from '#platform/texts.ts';
import classes from './settings.module.css';

export type Figures = Reply<'dashboard.readSettingsFigures'>;

/** Days away replace the second line of their entry. */
export function awayLine(t: Translate, away: Figures['away'] | undefined): string | undefined {
  if (!away) return undefined;
  const [start, end] = [shortDate(away.start_date), shortDate(away.end_date)];
  return start === end ? start : t('shell:settings.figure.away', { start, end });
}

interface FigureProps {
  figure: Exclude<SettingsFigure, 'away'>;
  figures: Figures | undefined;
}

export function FigureValue({ figure, figures }: FigureProps) {
  const { t } = useTexts();
  if (figure === 'calendar_feed')
    return (
      <span className={classes.figure} data-figure={figure}>
        {figures && t(`shell:settings.figure.${figures.calendar_feed ? 'on' : 'off'}`)}
      </span>
    );
  const number = figures?.[figure] ?? null;
  return (
    <span className={classes.figure} data-figure={figure}>
      {number !== null && figure === 'free_maps' && t('shell:settings.figure.free', { count: number })}
      {number !== null && figure === 'missing_reports' && number > 0 && (
        <span className={classes.missing}>
          <IconClockExclamation aria-hidden="true" size={16} />
          {t('shell:settings.figure.missing', { count: number })}
        </span>
      )}
      {number !== null &&
        figure !== 'free_maps' &&
        figure !== 'missing_reports' &&
        new Intl.NumberFormat(locale()).format(number)}
    </span>
  );
}
