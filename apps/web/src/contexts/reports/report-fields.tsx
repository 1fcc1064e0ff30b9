/** Fields of a report, depending on its switches (REPORTS-R2 to R4). */

import { fieldsOf, mostHours, mostOfFigure, type PioneerFlags } from '@sheaf/rules/reports/report-fields';
import { typedText } from '@sheaf/rules/text/text-lines';
import { useId } from 'react';
import { useTexts } from '#platform/texts.ts';
import { Card } from '#ui/card.tsx';
import { Stepper, type StepperProps } from '#ui/stepper.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import type { ReportValues } from './own-reports.ts';
import classes from './report-fields.module.css';

type FigureProps = Pick<StepperProps, 'label' | 'value' | 'most' | 'onChange'>;

function Figure(props: FigureProps) {
  const { t } = useTexts();
  const { label } = props;
  return (
    <Stepper {...props} less={t('reports:form.less', { label })} more={t('reports:form.more', { label })} />
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
          <Figure
            label={t('reports:form.hours')}
            value={values.hours}
            most={mostHours}
            onChange={(hours) => set({ hours })}
          />
        )}
        {shown.credit && (
          <Figure
            label={t('reports:form.credit')}
            value={values.special_hours}
            most={mostOfFigure}
            onChange={(special_hours) => set({ special_hours })}
          />
        )}
        {shown.studies && (
          <Figure
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
