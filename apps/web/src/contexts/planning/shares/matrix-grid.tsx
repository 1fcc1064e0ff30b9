/**
 * People by weeks on a desk (X-FAIR-41): the grid is one tab stop, arrow keys move among its cells, Enter
 * opens a cell.
 */
import type { PlannedArea } from '@sheaf/rules/planning/planned-area';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs';
import IconPlaneDeparture from '@tabler/icons-react/dist/esm/icons/IconPlaneDeparture.mjs';
import IconUserQuestion from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs';
import { type KeyboardEvent, memo, type SyntheticEvent, useState } from 'react';
import { AssignSheet } from '#contexts/duties/duties.api.tsx';
import { joinTexts, type Translate, useTexts } from '#platform/texts.ts';
import { KeyList } from '#ui/desk-table/key-list.tsx';
import { Link } from '#ui/link.tsx';
import { DutyIcon } from '#ui/schedule/duty-icon.tsx';
import { shortDay } from '#ui/schedule/schedule-dates.ts';
import { weekTitle } from '#ui/schedule/schedule-spans.ts';
import type { ChangedDuty } from './cell-facts.tsx';
import { CellPopover } from './cell-popover.tsx';
import { LoadLine } from './load-line.tsx';
import classes from './matrix-grid.module.css';
import {
  iconOfKind,
  type MatrixCell,
  type MatrixPerson,
  type MatrixReply,
  type ShownDraft,
  titleOfKind,
} from './matrix-view.ts';

const mostIcons = 2;

function textOfCell(t: Translate, { duties, proposed, away, cannot }: MatrixCell): string {
  const texts = [
    ...duties.map(({ kind }) => titleOfKind(t, kind)),
    ...proposed.map(({ kind }) => t('shares:proposedAs', { what: titleOfKind(t, kind) })),
    away && t('shares:away'),
    cannot && t('shares:cannot'),
  ];
  return joinTexts(texts) || t('shares:nothing');
}

interface CellProps {
  name: string;
  cell: MatrixCell;
  area: PlannedArea | null;
  isStop: boolean;
  isNow: boolean;
}

function Cell({ name, cell, area, isStop, isNow }: CellProps) {
  const { t } = useTexts();
  const { week, monday, away, cannot } = cell;
  const all = [
    ...cell.duties.map((duty) => ({ ...duty, isProposed: false })),
    ...cell.proposed.map((duty) => ({ ...duty, isProposed: true })),
  ];
  const shown = all.slice(0, all.length > mostIcons ? mostIcons - 1 : mostIcons);
  return (
    <td data-now={isNow || undefined} data-away={(away !== null && all.length === 0) || undefined}>
      <button
        type="button"
        className={classes.cell}
        tabIndex={isStop ? 0 : -1}
        data-week={week}
        aria-label={t('shares:cell', { name, week: weekTitle(t, monday), what: textOfCell(t, cell) })}
      >
        {shown.map(({ kind, isProposed }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the icons have no state
            key={index}
            data-faded={(area !== null && kind.area !== area) || undefined}
            data-proposed={isProposed || undefined}
          >
            <DutyIcon kind={iconOfKind(kind)} small />
          </span>
        ))}
        {all.length > shown.length && (
          <span className={classes.more}>{t('shares:more', { count: all.length - shown.length })}</span>
        )}
        {all.length === 0 && away && <IconPlaneDeparture aria-hidden="true" size={18} />}
        {all.length === 0 && !away && cannot && <IconCalendarX aria-hidden="true" size={18} />}
      </button>
    </td>
  );
}

interface RowProps {
  person: MatrixPerson;
  area: PlannedArea | null;
  /** Week of the tab stop; undefined in other rows. */
  stop: number | undefined;
  now: number;
}

const Row = memo(function Row({ person, area, stop, now }: RowProps) {
  const { t } = useTexts();
  const { id, name, cells, given, coming, even } = person;
  return (
    <tr data-person={id}>
      <th scope="row">
        <span className={classes.head}>
          <bdi className={classes.name}>{name}</bdi>
          <bdi dir="ltr" className={classes.sum} aria-hidden="true">
            {t('shares:sum', { given, coming })}
          </bdi>
        </span>
        <LoadLine given={given} coming={coming} even={even} />
      </th>
      {cells.map((cell) => (
        <Cell
          key={cell.week}
          name={name}
          cell={cell}
          area={area}
          isStop={stop === cell.week}
          isNow={cell.week === now}
        />
      ))}
      <td className={classes.end}>{t('shares:ofEven', { count: given + coming, even })}</td>
    </tr>
  );
});

/** Person and week of a cell of the grid; null for other elements. */
function placeOf(target: EventTarget): { id: number; week: number; element: HTMLElement } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-week]') : null;
  const person = element?.closest('[data-person]')?.getAttribute('data-person');
  return element && person
    ? { id: Number(person), week: Number(element.getAttribute('data-week')), element }
    : null;
}

function moveAmongCells(event: KeyboardEvent<HTMLTableElement>): void {
  const place = placeOf(event.target);
  const vertical = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const across = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
  if (!place || !(vertical || across)) return;
  event.preventDefault();
  const row = place.element.closest('tr');
  const beside =
    vertical === undefined ? row : vertical > 0 ? row?.nextElementSibling : row?.previousElementSibling;
  beside?.querySelector<HTMLElement>(`[data-week="${place.week + (across ?? 0)}"]`)?.focus();
}

interface OpenCell {
  id: number;
  week: number;
  element: HTMLElement;
}

export interface MatrixGridProps {
  reply: MatrixReply;
  people: readonly MatrixPerson[];
  area: PlannedArea | null;
  today: string;
  draft: ShownDraft;
}

export function MatrixGrid({ reply, people, area, today, draft }: MatrixGridProps) {
  const { t } = useTexts();
  const [stop, setStop] = useState<{ id: number; week: number } | null>(null);
  const [open, setOpen] = useState<OpenCell | null>(null);
  const [changing, setChanging] = useState<ChangedDuty | null>(null);
  const [first] = people;
  const weeks = first?.cells ?? [];
  const now = weeks.findIndex(({ monday }) => monday === mondayOf(today));
  const tabStop = people.some(({ id }) => id === stop?.id)
    ? stop
    : first && { id: first.id, week: Math.max(0, now) };
  const openCell = (event: SyntheticEvent): void => {
    const place = placeOf(event.target);
    if (place) setOpen(place);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>): void => {
    moveAmongCells(event);
    if ((event.key !== 'Enter' && event.key !== ' ') || !placeOf(event.target)) return;
    event.preventDefault();
    openCell(event);
  };
  const opened = open && people.find(({ id }) => id === open.id);
  return (
    <>
      <div className={classes.frame}>
        <table
          className={classes.table}
          aria-label={t('shares:title')}
          onClick={openCell}
          onKeyDown={onKeyDown}
          onFocus={({ target }) => setStop(placeOf(target))}
        >
          <thead>
            <tr>
              <th scope="col">
                <span className={classes.head}>
                  <span>{t('shares:person')}</span>
                  <span className={classes.sum}>{t('shares:sumText')}</span>
                </span>
              </th>
              {weeks.map(({ week, monday }) => (
                <th key={week} scope="col" data-now={week === now || undefined}>
                  {shortDay(monday)}
                </th>
              ))}
              <th scope="col">{t('shares:even')}</th>
            </tr>
            <tr className={classes.open}>
              <th scope="row">{t('shares:open')}</th>
              {weeks.map(({ week, monday }) => {
                const count = reply.open[week] ?? 0;
                return (
                  <td key={week} data-now={week === now || undefined}>
                    {count > 0 ? (
                      <Link
                        to="/schedules/open-seats/"
                        className={classes.places}
                        aria-label={t('shares:openIn', { count, week: weekTitle(t, monday) })}
                      >
                        <IconUserQuestion aria-hidden="true" size={17} />
                        {count}
                      </Link>
                    ) : (
                      <span className={classes.none}>0</span>
                    )}
                  </td>
                );
              })}
              <td />
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <Row
                key={person.id}
                person={person}
                area={area}
                stop={tabStop?.id === person.id ? tabStop.week : undefined}
                now={now}
              />
            ))}
          </tbody>
        </table>
      </div>
      <KeyList
        keys={[
          { keys: '← ↑ ↓ →', does: t('shares:keys.move') },
          { keys: '⏎', does: t('shares:keys.open') },
        ]}
      />
      {changing && (
        <AssignSheet
          duty={changing.id}
          title={changing.title}
          sends={false}
          onClose={() => setChanging(null)}
        />
      )}
      {open && opened && (
        <CellPopover
          person={opened}
          cell={opened.cells[open.week]!}
          draft={draft}
          onChange={(duty) => {
            setOpen(null);
            setChanging(duty);
          }}
          anchor={open.element}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
