/**
 * Days by parts or hours of a day, as toggle buttons. The table is one tab stop; arrow keys move among its
 * cells.
 */
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { weekdayName } from '#ui/schedule/schedule-dates.ts';
import classes from './availability.module.css';

export interface GridColumn {
  key: string;
  head: string;
  line: string;
}

export interface GridCell {
  /** `Wed, evening`. */
  label: string;
  pressed: boolean;
  /** Cannot be pressed, with the reason in its label. */
  barred?: boolean;
  content: ReactNode;
}

export interface TickGridProps {
  label: string;
  look: 'parts' | 'hours';
  columns: readonly GridColumn[];
  cellOf: (day: number, column: string) => GridCell;
  onPress: (day: number, column: string, pressed: boolean) => void;
}

export const days = [1, 2, 3, 4, 5, 6, 7] as const;

/** `Mon`; 1 January 2024 was a Monday. */
export const dayName = (day: number): string => weekdayName(`2024-01-0${day}`);

function moveAmongCells(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, key, currentTarget } = event;
  if (!key.startsWith('Arrow') || !(target instanceof HTMLButtonElement)) return;
  event.preventDefault();
  const ahead = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  const row = [...(target.closest('tr')?.querySelectorAll('button') ?? [])];
  const cells = [...currentTarget.querySelectorAll('button')];
  const steps = { ArrowLeft: -ahead, ArrowRight: ahead, ArrowUp: -row.length, ArrowDown: row.length };
  const step = steps[key as keyof typeof steps];
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  const next = isAcross ? row[row.indexOf(target) + step] : cells[cells.indexOf(target) + step];
  next?.focus();
}

export function TickGrid({ label, look, columns, cellOf, onPress }: TickGridProps) {
  const { t } = useTexts();
  const [stop, setStop] = useState(`1 ${columns[0]!.key}`);
  return (
    <table
      className={classes.grid}
      data-look={look}
      data-long={days.some((day) => dayName(day).length > 4) || undefined}
      aria-label={label}
      onKeyDown={moveAmongCells}
    >
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('availability:dayHead')}</span>
          </th>
          {columns.map(({ key, head, line }) => (
            <th key={key} scope="col">
              <bdi>{head}</bdi>
              <small>
                <bdi>{line}</bdi>
              </small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day}>
            <th scope="row">{dayName(day)}</th>
            {columns.map(({ key }) => {
              const { label: name, pressed, barred = false, content } = cellOf(day, key);
              const place = `${day} ${key}`;
              return (
                <td key={key}>
                  <button
                    type="button"
                    aria-label={name}
                    aria-pressed={pressed}
                    aria-disabled={barred || undefined}
                    tabIndex={stop === place ? 0 : -1}
                    onFocus={() => setStop(place)}
                    onClick={() => {
                      if (!barred) onPress(day, key, !pressed);
                    }}
                  >
                    {content}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
