/** Fields of a report, depending on its switches (REPORTS-R2 to R4). */

import { fieldsOf, mostHours, mostOfFigure, type PioneerFlags } from '@sheaf/rules/reports/report-fields';
import { typedText } from '@sheaf/rules/text/text-lines';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useId } from 'react';
import { useTexts } from '#platform/texts.ts';
import { Card } from '#ui/card.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import type { ReportValues } from './own-reports.ts';
import classes from './report-fields.module.css';

interface StepperProps {
  label: string;
  value: number | null;
  /** Largest accepted number (REPORTS-R20). */
  most: number;
  onChange: (value: number) => void;
}

function Stepper({ label, value, most, onChange }: StepperProps) {
  const { t } = useTexts();
  const within = (typed: number): number => Math.min(most, Math.max(0, Math.trunc(typed) || 0));
  const id = useId();
  const now = value ?? 0;
  return (
    <div className={classes.row}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.stepper}>
        <button
          type="button"
          className={classes.step}
          aria-label={t('reports:form.less', { label })}
          disabled={now === 0}
          onClick={() => onChange(within(now - 1))}
        >
          <IconMinus aria-hidden="true" />
        </button>
        <input
          id={id}
          className={classes.number}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          value={String(now)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => onChange(within(Number(currentTarget.value)))}
        />
        <button
          type="button"
          className={classes.step}
          aria-label={t('reports:form.more', { label })}
          disabled={now === most}
          onClick={() => onChange(within(now + 1))}
        >
          <IconPlus aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

export interface ReportFieldsProps {
  person: PioneerFlags;
  values: ReportValues;
  /** First day of the reported month. */
  month: string;
  /** False for another person's report, with phrases in the third person. */
  own: boolean;
  set: (change: Partial<ReportValues>) => void;
}

export function ReportFields({ person, values, month, own, set }: ReportFieldsProps) {
  const { t } = useTexts();
  const id = useId();
  const shown = fieldsOf(person, values, month);
  return (
    <>
      <Card label={t('reports:form.title')}>
        <div className={classes.row}>
          <SwitchRow
            label={t(own ? 'reports:form.active' : 'reports:form.activeOther')}
            checked={values.active}
            onChange={({ currentTarget }) => set({ active: currentTarget.checked })}
          />
        </div>
        {shown.aux && (
          <div className={classes.row}>
            <SwitchRow
              label={t('reports:form.aux')}
              description={t('reports:form.auxHint')}
              checked={values.aux}
              onChange={({ currentTarget }) => set({ aux: currentTarget.checked })}
            />
          </div>
        )}
        {shown.hours && (
          <Stepper
            label={t('reports:form.hours')}
            value={values.hours}
            most={mostHours}
            onChange={(hours) => set({ hours })}
          />
        )}
        {shown.credit && (
          <Stepper
            label={t('reports:form.credit')}
            value={values.special_hours}
            most={mostOfFigure}
            onChange={(special_hours) => set({ special_hours })}
          />
        )}
        {shown.studies && (
          <Stepper
            label={t('reports:form.studies')}
            value={values.studies}
            most={mostOfFigure}
            onChange={(studies) => set({ studies })}
          />
        )}
      </Card>
      <label htmlFor={id} className={classes.above}>
        {t('reports:form.comments')}
      </label>
      <textarea
        id={id}
        className={classes.comments}
        rows={2}
        maxLength={1000}
        value={values.comments}
        onChange={({ currentTarget }) => set({ comments: typedText(currentTarget.value) })}
      />
    </>
  );
}
