/**
 * Reports of a month in a grid on a desk: a row a person, entered by keyboard alone, missing ones first
 * (REPORTS-X4). The grid is one tab stop; rows stay in their place while they are saved.
 */
import { Button } from '@mantine/core';
import { nextOpen, orderEntries, sharedTogether, typedFigure } from '@sheaf/rules/reports/month-entries';
import { isMissing } from '@sheaf/rules/reports/report-list';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { closeBatch, useBatch } from '#platform/batch.ts';
import { useOnline } from '#platform/online.ts';
import { useTexts } from '#platform/texts.ts';
import { announce } from '#ui/announcer.ts';
import { KeyList } from '#ui/desk-table/key-list.tsx';
import { OpenNotice } from '#ui/notice.tsx';
import { Hint } from '#ui/page.tsx';
import { BatchCard } from '#ui/selection/batch-card.tsx';
import { EntryRow, figureColumns, figureHeading } from './entry-row.tsx';
import classes from './month-grid.module.css';
import type { MonthRow } from './month-rows.ts';
import { entryOf, firstFigure, useMonthEntries } from './use-month-entries.ts';
import { reportBatch, useSharedTogether } from './use-shared-together.ts';

interface MonthGridProps {
  month: string;
  rows: readonly MonthRow[];
  /** Rows after the filters. */
  shown: readonly MonthRow[];
  /** Changes with the filters, and reorders the rows. */
  view: string;
  /** True while the rows are those of another month. */
  outdated: boolean;
}

/** Letter of a key; on keyboards without Latin letters, by its position. */
const letterOf = ({ key, code }: { key: string; code: string }): string =>
  /^[a-z]$/i.test(key) || !code.startsWith('Key') ? key.toLowerCase() : code.slice(3).toLowerCase();

/** Ids in an order that saving does not change: a row never moves away under the hand. */
function useSteadyOrder(shown: readonly MonthRow[], rows: readonly MonthRow[], view: string): MonthRow[] {
  const ordered = () => orderEntries(shown).map(({ id }) => id);
  const [order, setOrder] = useState(() => ({ view, ids: ordered() }));
  const ids = order.view === view ? order.ids : ordered();
  if (order.view !== view) setOrder({ view, ids });
  const known = new Map(rows.map((row) => [row.id, row]));
  const placed = new Set(ids);
  return [
    ...ids.flatMap((id) => known.get(id) ?? []),
    ...orderEntries(shown.filter(({ id }) => !placed.has(id))),
  ];
}

function useGridFocus(active: number | null) {
  const body = useRef<HTMLTableSectionElement>(null);
  const wanted = useRef<{ field: string; caret?: boolean } | null>(null);
  useLayoutEffect(() => {
    const focus = wanted.current;
    if (!focus || active === null) return;
    wanted.current = null;
    const row = body.current?.querySelector(`[data-entry="${active}"]`);
    const field =
      row?.querySelector<HTMLInputElement>(`[data-field="${focus.field}"]`) ??
      row?.querySelector<HTMLInputElement>('[data-field="active"]');
    field?.focus();
    if (focus.caret) field?.setSelectionRange(field.value.length, field.value.length);
    // The sticky head must not cover the row.
    row?.scrollIntoView({ block: 'nearest' });
  });
  return { body, wanted };
}

function GroupAction({ open, onMark }: { open: readonly MonthRow[]; onMark: () => void }) {
  const { t } = useTexts();
  return (
    <div className={classes.together}>
      <Button variant="light" disabled={open.length === 0} onClick={onMark}>
        {t('reports:entry.together', { count: open.length })}
      </Button>
      <Hint small>{t('reports:entry.togetherHint')}</Hint>
    </div>
  );
}

function ReportBatch() {
  const batch = useBatch(reportBatch);
  if (!batch) return null;
  return (
    <BatchCard
      title={batch.title}
      total={batch.total}
      settled={batch.done + batch.refused + batch.unsent}
      running={batch.running}
      problems={batch.problems}
      onAgain={batch.again}
      onUndo={batch.undo}
      onClose={() => closeBatch(reportBatch)}
    />
  );
}

/** The key E goes from anywhere on the screen to the active row. */
function useEnterKey(go: () => void): void {
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const typing = event.target instanceof Element && event.target.closest('input, textarea, select');
      const plain = !(event.ctrlKey || event.metaKey || event.altKey);
      if (typing || !plain || event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
      if (letterOf(event) !== 'e') return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

export function MonthGrid({ month, rows, shown, view, outdated }: MonthGridProps) {
  const { t } = useTexts();
  const online = useOnline();
  const placed = useSteadyOrder(shown, rows, `${month} ${view}`);
  const entries = useMonthEntries(month);
  const mark = useSharedTogether(month);
  const running = useBatch(reportBatch)?.running ?? false;
  const [chosen, setChosen] = useState<number | null>(null);
  const ids = placed.map(({ id }) => id);
  const active = chosen !== null && ids.includes(chosen) ? chosen : (ids[0] ?? null);
  const { body, wanted } = useGridFocus(active);
  const [, setAsked] = useState(0);
  const together = sharedTogether(placed, month).filter((row) => !entries.draftOf(row));

  const focusOn = (id: number | null, field = 'active', caret = false): void => {
    wanted.current = { field, caret };
    setChosen(id);
    setAsked((count) => count + 1);
  };
  useEnterKey(() => focusOn(active));
  const isOpen = (id: number): boolean => {
    const row = placed.find((one) => one.id === id);
    return row !== undefined && isMissing(row) && !entries.draftOf(row)?.saving;
  };
  const saveAndGoOn = (row: MonthRow): void => {
    if (!entries.save(row)) {
      focusOn(row.id, entryOfRow(row).active === null ? 'active' : 'hours');
      return;
    }
    const next = nextOpen(ids, row.id, isOpen);
    if (next === null) announce(t('reports:entry.noneLeft'));
    focusOn(next ?? row.id);
  };
  const entryOfRow = (row: MonthRow) => entries.draftOf(row)?.entry ?? entryOf(row);
  const markAll = (): void => {
    if (!online) announce(t('reports:entry.offline'));
    else if (!running && together.length > 0) mark(together);
  };

  const onLetter = (row: MonthRow, letter: string): boolean => {
    if (letter === 'y' || letter === 'n') {
      entries.change(row, { active: letter === 'y' });
      focusOn(row.id);
      return true;
    }
    if (letter === 'a') {
      markAll();
      return true;
    }
    return false;
  };
  const onDigit = (row: MonthRow, digit: string): void => {
    const entry = entryOfRow(row);
    if (entry.active === false) return;
    const field = firstFigure(row, entry, month);
    entries.change(row, { active: true, [field]: typedFigure(digit, field) });
    focusOn(row.id, field, true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = event.target as HTMLInputElement;
    const row = placed.find(({ id }) => String(id) === target.closest('tr')?.dataset['entry']);
    const field = target.dataset['field'] ?? 'active';
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const writing = field === 'comments';
    if (step && !(writing && target.value.includes('\n'))) {
      event.preventDefault();
      const next = ids[ids.indexOf(row.id) + step];
      if (next !== undefined) focusOn(next, field);
    } else if (event.key === 'Enter' && !event.shiftKey && target.matches('input, textarea')) {
      event.preventDefault();
      saveAndGoOn(row);
    } else if (event.key === 'Escape' && entries.draftOf(row)?.saving === false) {
      event.preventDefault();
      entries.drop(row);
      focusOn(row.id);
    } else if (!writing && onLetter(row, letterOf(event))) event.preventDefault();
    else if (/^\d$/.test(event.key) && !target.matches('input[type="text"], textarea')) {
      event.preventDefault();
      onDigit(row, event.key);
    }
  };
  return (
    <div className={classes.frame} inert={outdated}>
      {!online && (
        <OpenNotice>
          <p>{t('reports:entry.offline')}</p>
        </OpenNotice>
      )}
      <GroupAction open={together} onMark={markAll} />
      <table className={classes.table} aria-label={t('reports:month.everyone')} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col">{t('reports:order.name')}</th>
            <th scope="col" className={classes.shared}>
              {t('reports:entry.shared')}
            </th>
            {figureColumns.map((field) => (
              <th key={field} scope="col" data-figures className={classes.number}>
                {t(`reports:entry.${figureHeading[field]}`)}
              </th>
            ))}
            <th scope="col" className={classes.wide}>
              {t('reports:entry.remark')}
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {placed.map((row) => (
            <EntryRow
              key={row.id}
              row={row}
              month={month}
              active={row.id === active}
              draft={entries.draftOf(row)}
              onActivate={(id) => focusOn(id)}
              onChange={entries.change}
              onSave={saveAndGoOn}
            />
          ))}
        </tbody>
      </table>
      <KeyList
        keys={[
          { keys: 'E', does: t('reports:entry.keys.start') },
          { keys: '↑ ↓', does: t('reports:entry.keys.next') },
          { keys: 'Y', does: t('reports:entry.keys.yes') },
          { keys: 'N', does: t('reports:entry.keys.no') },
          { keys: '0–9', does: t('reports:entry.keys.figure') },
          { keys: '⏎', does: t('reports:entry.keys.save') },
          { keys: 'A', does: t('reports:entry.keys.together') },
        ]}
      />
      <ReportBatch />
    </div>
  );
}
