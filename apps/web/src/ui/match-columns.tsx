/**
 * Matches the columns of a file to fields: recognised ones can be changed, others are matched by hand. Each
 * shows sample values.
 */
import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import type { ColumnSample } from '@sheaf/rules/files/matched-columns';
import { Card, Section } from './card.tsx';
import { CardBody } from './card-body.tsx';
import classes from './match-columns.module.css';
import { Hint } from './page.tsx';

export interface ColumnToMatch extends ColumnSample {
  field: string | null;
}

export interface MatchColumnsProps {
  title: string;
  text: string;
  columns: readonly ColumnToMatch[];
  fields: readonly { value: string; label: string }[];
  leaveOut: string;
  /** Text under a column, with `{values}`. */
  sampleText: (samples: string) => string;
  onChange: (column: string, field: string | null) => void;
}

export function MatchColumns(props: MatchColumnsProps) {
  const { title, text, columns, fields, leaveOut, sampleText, onChange } = props;
  return (
    <Section title={title}>
      <Card>
        <CardBody>
          <Hint>{text}</Hint>
          <div className={classes.columns}>
            {columns.map(({ column, samples, field }) => (
              <NativeSelect
                key={column}
                label={<bdi>{column}</bdi>}
                description={<bdi>{sampleText(samples.join(' · '))}</bdi>}
                value={field ?? ''}
                data={[
                  { value: '', label: leaveOut },
                  ...fields.map(({ value, label }) => ({ value, label })),
                ]}
                onChange={({ currentTarget }) => onChange(column, currentTarget.value || null)}
              />
            ))}
          </div>
        </CardBody>
      </Card>
    </Section>
  );
}
