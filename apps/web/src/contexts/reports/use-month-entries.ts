/** Typed rows of a month, until the server has stored them; each is sent with a key of its own. */

import { gapOf, type MonthEntry } from '@sheaf/rules/reports/month-entries';
import { fieldsOf, isPioneer, type ReportFigures, shownFigures } from '@sheaf/rules/reports/report-fields';
import { useCallback, useRef, useState } from 'react';
import { CallFailed, call, newKey } from '#platform/api.ts';
import { refreshAfter } from '#platform/queries.ts';
import { type Translate, useTexts } from '#platform/texts.ts';
import { useUnsaved } from '#platform/unsaved.ts';
import { announce } from '#ui/announcer.ts';
import type { MonthRow } from './month-rows.ts';
import { sayReport } from './sent-reports.tsx';

type EntryField = 'active' | 'comments' | keyof ReportFigures;

export interface EntryFailure {
  field: EntryField;
  message: string;
}

export interface Draft {
  entry: MonthEntry;
  saving: boolean;
  failure: EntryFailure | null;
}

const fields: readonly EntryField[] = ['active', 'hours', 'studies', 'special_hours', 'comments'];

export const entryOf = ({ report, aux }: MonthRow): MonthEntry => ({
  active: report?.active ?? null,
  aux: report ? report.aux : aux,
  hours: report?.hours ?? null,
  studies: report?.studies ?? null,
  special_hours: report?.special_hours ?? null,
  comments: report?.comments ?? '',
});

/** The flags stored with the report, otherwise those of the profile. */
export const flagsOfRow = (row: MonthRow) => row.report ?? row;

/** Fields of the row: until it is answered, those of somebody who shared. */
export const fieldsOfEntry = (row: MonthRow, { active, aux }: MonthEntry, month: string) =>
  fieldsOf(flagsOfRow(row), { active: active ?? true, aux }, month);

/** Version 0 if no report is known: a report that another person entered is then refused as stale. */
export function bodyOfEntry(row: MonthRow, entry: MonthEntry, month: string) {
  const answered = { ...entry, active: entry.active ?? false };
  return {
    id: row.report?.id ?? 0,
    user_id: row.id,
    report_month: month,
    comments: entry.comments.trim(),
    ...shownFigures(flagsOfRow(row), answered, month),
    version: row.report?.version ?? 0,
  };
}

function failureOf(t: Translate, row: MonthRow, error: unknown): EntryFailure {
  if (!(error instanceof CallFailed)) return { field: 'active', message: String(error) };
  const { code, current, errors = {}, message } = error.problem;
  if (error.status === 0) return { field: 'active', message: t('reports:entry.offline') };
  if (code === 'stale' && current) {
    const report = sayReport(t, current as NonNullable<MonthRow['report']>);
    return { field: 'active', message: t('reports:entry.stale', { name: row.name, report }) };
  }
  const field = fields.find((one) => errors[one]);
  return { field: field ?? 'active', message: (field && errors[field]?.[0]) ?? message };
}

export interface MonthEntries {
  draftOf: (row: MonthRow) => Draft | undefined;
  change: (row: MonthRow, change: Partial<MonthEntry>) => void;
  drop: (row: MonthRow) => void;
  /** Sends the row; false if it lacks an answer, which then shows at its field. */
  save: (row: MonthRow) => boolean;
}

export function useMonthEntries(month: string): MonthEntries {
  const { t } = useTexts();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const keys = useRef(new Map<string, { content: string; key: string }>());
  useUnsaved(drafts.size > 0);
  const placeOf = useCallback((row: MonthRow): string => `${month} ${row.id}`, [month]);
  const put = useCallback((place: string, draft: Draft | null): void => {
    setDrafts((before) => {
      const next = new Map(before);
      if (draft) next.set(place, draft);
      else next.delete(place);
      return next;
    });
  }, []);

  /** A retry after a lost answer uses the same key. */
  const keyOf = (place: string, content: string): string => {
    const last = keys.current.get(place);
    const key = last?.content === content ? last.key : newKey();
    keys.current.set(place, { content, key });
    return key;
  };

  const send = async (row: MonthRow, entry: MonthEntry): Promise<void> => {
    const place = placeOf(row);
    const body = bodyOfEntry(row, entry, month);
    put(place, { entry, saving: true, failure: null });
    try {
      const stored = await call('reports.saveReport', { body, key: keyOf(place, JSON.stringify(body)) });
      announce(t('reports:entry.saved', { name: row.name, report: sayReport(t, stored) }));
      keys.current.delete(place);
      await refreshAfter('reports.saveReport');
      put(place, null);
    } catch (error) {
      const unsent = error instanceof CallFailed && (error.status === 0 || error.status >= 500);
      if (!unsent) keys.current.delete(place);
      const failure = failureOf(t, row, error);
      announce(`${row.name}: ${failure.message}`);
      put(place, { entry, saving: false, failure });
      if (!unsent) await refreshAfter('reports.saveReport');
    }
  };

  const entryNow = (row: MonthRow): MonthEntry => drafts.get(placeOf(row))?.entry ?? entryOf(row);
  return {
    draftOf: (row) => drafts.get(placeOf(row)),
    change(row, changed) {
      if (drafts.get(placeOf(row))?.saving) return;
      put(placeOf(row), { entry: { ...entryNow(row), ...changed }, saving: false, failure: null });
    },
    drop: (row) => put(placeOf(row), null),
    save(row) {
      const draft = drafts.get(placeOf(row));
      const entry = entryNow(row);
      if (draft?.saving || (!draft && row.report)) return true;
      const gap = gapOf(flagsOfRow(row), entry, month);
      if (gap) {
        const message = t(`reports:entry.${gap.code}`, { name: row.name });
        announce(message);
        put(placeOf(row), { entry, saving: false, failure: { field: gap.field, message } });
        return false;
      }
      void send(row, entry);
      return true;
    },
  };
}

/** Field of digits that are typed before a field has the focus: hours if the row has them, otherwise studies. */
export const firstFigure = (row: MonthRow, entry: MonthEntry, month: string): keyof ReportFigures =>
  isPioneer(flagsOfRow(row)) || fieldsOfEntry(row, entry, month).hours ? 'hours' : 'studies';
