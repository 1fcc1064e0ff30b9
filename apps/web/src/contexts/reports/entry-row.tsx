/** Row of a month's report: text, and fields while it is the active row. */

import { type MonthEntry, typedFigure } from '@sheaf/rules/reports/month-entries';
import type { ReportFigures } from '@sheaf/rules/reports/report-fields';
import { isMissing } from '@sheaf/rules/reports/report-list';
import { typedText } from '@sheaf/rules/text/text-lines';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import { type ReactNode, useId } from 'react';
import { useTexts } from '#platform/texts.ts';
import { RowLink } from '#ui/row-link.tsx';
import classes from './month-grid.module.css';
import type { MonthRow } from './month-rows.ts';
import { type Draft, entryOf, fieldsOfEntry } from './use-month-entries.ts';

export interface EntryRowProps {
  row: MonthRow;
  month: string;
  active: boolean;
  draft: Draft | undefined;
  onActivate: (id: number) => void;
  onChange: (row: MonthRow, change: Partial<MonthEntry>) => void;
  onSave: (row: MonthRow) => void;
}

export const figureColumns = ['studies', 'hours', 'special_hours'] as const;
export const figureHeading = { studies: 'studies', hours: 'hours', special_hours: 'credit' } as const;
const shownAs = { studies: 'studies', hours: 'hours', special_hours: 'credit' } as const;

function Answer({ row, entry, draft }: { row: MonthRow; entry: MonthEntry; draft: Draft | undefined }) {
  const { t } = useTexts();
  const note = draft && t(draft.saving ? 'reports:entry.saving' : 'reports:entry.unsaved');
  if (entry.active === null && isMissing(row))
    return (
      <span className={classes.missing}>
        <IconClockExclamation aria-hidden="true" size={16} />
        {t('reports:month.isMissing')}
      </span>
    );
  return (
    <span className={classes.answer}>
      {entry.active && <IconCheck aria-hidden="true" size={16} />}
      {entry.active === null ? '–' : t(entry.active ? 'reports:entry.yes' : 'reports:entry.no')}
      {note && <span className={classes.note}>{note}</span>}
    </span>
  );
}

interface FieldsProps extends EntryRowProps {
  entry: MonthEntry;
  failureId: string;
}

function Shared({ row, entry, draft, failureId, onChange }: FieldsProps) {
  const { t } = useTexts();
  const wrong = draft?.failure?.field === 'active';
  return (
    <div
      role="radiogroup"
      aria-label={t('reports:entry.of', { field: t('reports:entry.shared'), name: row.name })}
      aria-describedby={wrong ? failureId : undefined}
      aria-invalid={wrong || undefined}
      className={classes.choice}
    >
      {([true, false] as const).map((value) => (
        <label key={String(value)}>
          <input
            type="radio"
            name={`shared-${row.id}`}
            data-field={value === (entry.active ?? true) ? 'active' : undefined}
            checked={entry.active === value}
            onChange={() => onChange(row, { active: value })}
          />
          {t(value ? 'reports:entry.yes' : 'reports:entry.no')}
        </label>
      ))}
    </div>
  );
}

function Figure({
  row,
  entry,
  draft,
  failureId,
  onChange,
  field,
}: FieldsProps & { field: keyof ReportFigures }) {
  const { t } = useTexts();
  const wrong = draft?.failure?.field === field;
  const name = t(`reports:entry.${figureHeading[field]}`);
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      className={classes.figure}
      data-field={field}
      aria-label={t('reports:entry.of', { field: name, name: row.name })}
      aria-describedby={wrong ? failureId : undefined}
      aria-invalid={wrong || undefined}
      value={entry[field] ?? ''}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => {
        const figure = typedFigure(currentTarget.value, field);
        onChange(row, { [field]: figure, ...(figure !== null && { active: true }) });
      }}
    />
  );
}

function Cells(props: FieldsProps) {
  const { t } = useTexts();
  const { row, month, entry, active, draft, onChange, onActivate, onSave, failureId } = props;
  const shown = fieldsOfEntry(row, entry, month);
  const wrong = draft?.failure?.field === 'comments';
  if (!active)
    return (
      <>
        <td>
          <button type="button" tabIndex={-1} className={classes.open} onClick={() => onActivate(row.id)}>
            <Answer row={row} entry={entry} draft={draft} />
            <span className="visually-hidden">: {row.name}</span>
          </button>
        </td>
        {figureColumns.map((field) => (
          <td key={field} data-figures>
            {entry[field]}
          </td>
        ))}
        <td className={classes.remark}>{entry.comments}</td>
      </>
    );
  return (
    <>
      <td>
        <Shared {...props} />
      </td>
      {figureColumns.map((field) => (
        <td key={field} data-figures>
          {shown[shownAs[field]] && <Figure {...props} field={field} />}
        </td>
      ))}
      <td>
        <div className={classes.last}>
          <textarea
            rows={1}
            maxLength={1000}
            className={classes.comments}
            data-field="comments"
            aria-label={t('reports:entry.of', { field: t('reports:entry.remark'), name: row.name })}
            aria-describedby={wrong ? failureId : undefined}
            aria-invalid={wrong || undefined}
            value={entry.comments}
            onChange={({ currentTarget }) => onChange(row, { comments: typedText(currentTarget.value) })}
          />
          <button type="button" className={classes.save} onClick={() => onSave(row)}>
            {t('reports:entry.save')}
          </button>
        </div>
      </td>
    </>
  );
}

export function EntryRow(props: EntryRowProps): ReactNode {
  const { t } = useTexts();
  const { row, month, active, draft, onActivate, onChange } = props;
  const failureId = useId();
  const entry = draft?.entry ?? entryOf(row);
  const flags = row.report ?? row;
  const kind = flags.special_pioneer ? 'specialPioneer' : flags.pioneer ? 'pioneer' : undefined;
  return (
    <>
      <tr
        data-entry={row.id}
        data-active={active || undefined}
        data-told={draft?.failure ? true : undefined}
        onClick={({ target }) => {
          if (!(target instanceof Element && target.closest('a, button, label, input, textarea')))
            onActivate(row.id);
        }}
      >
        <th scope="row">
          <RowLink
            to={`/settings/reports/publisher/${row.id}/`}
            className={classes.name}
            tabIndex={active ? 0 : -1}
          >
            <bdi>{row.last_first}</bdi>
            {(kind || (!active && entry.aux && entry.active !== false)) && (
              <span className={classes.kind}>{t(kind ? `reports:year.${kind}` : 'reports:form.aux')}</span>
            )}
          </RowLink>
          {active && fieldsOfEntry(row, entry, month).aux && (
            <label className={classes.aux}>
              <input
                type="checkbox"
                checked={entry.aux}
                onChange={({ currentTarget }) =>
                  onChange(row, {
                    aux: currentTarget.checked,
                    ...(currentTarget.checked && { active: true }),
                  })
                }
              />
              {t('reports:form.aux')}
            </label>
          )}
        </th>
        <Cells {...props} entry={entry} failureId={failureId} />
      </tr>
      {draft?.failure && (
        <tr className={classes.failure}>
          <td colSpan={6} id={failureId}>
            {draft.failure.message}
          </td>
        </tr>
      )}
    </>
  );
}
