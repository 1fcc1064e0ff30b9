/** Fields of the report of a cart shift. */
import { Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { traffics } from '@sheaf/rules/carts/report';
import { typedText } from '@sheaf/rules/text/text-lines';
import { useTexts } from '#platform/texts.ts';
import { NumberField } from '#ui/form/number-field.tsx';
import { Segments } from '#ui/schedule/segments.tsx';
import classes from './cart-reports.module.css';

export interface ToldValues {
  placements: number | null;
  conversations: number | null;
  traffic: (typeof traffics.codes)[number];
  comments: string;
}

const plain = { error: undefined, required: false, least: 0, most: 9999 };

interface FieldsProps {
  values: ToldValues;
  onChange: (change: Partial<ToldValues>) => void;
}

export function ReportFields({ values, onChange }: FieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <div className={classes.pair}>
        <NumberField
          {...plain}
          label={t('carts:report.placements')}
          value={values.placements}
          onChange={(placements) => onChange({ placements })}
        />
        <NumberField
          {...plain}
          label={t('carts:report.conversations')}
          value={values.conversations}
          onChange={(conversations) => onChange({ conversations })}
        />
      </div>
      <Segments
        label={t('carts:report.traffic')}
        shown
        options={traffics.codes.map((code) => ({ value: String(code), label: t(`carts:traffic.${code}`) }))}
        value={String(values.traffic)}
        onChange={(value) => onChange({ traffic: Number(value) as ToldValues['traffic'] })}
      />
      <Textarea
        label={t('carts:report.comments')}
        autosize
        minRows={2}
        maxLength={1000}
        value={values.comments}
        onChange={(event) => onChange({ comments: typedText(event.currentTarget.value) })}
      />
    </>
  );
}
