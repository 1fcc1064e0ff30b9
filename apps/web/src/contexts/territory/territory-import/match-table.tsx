/** TERR-R33: matches the kind of rows and the columns of an unrecognised file by hand. */
import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import type { TextEncoding } from '@sheaf/rules/files/text-encoding';
import {
  type MatchableField,
  type MatchedTable,
  matchableFields,
  matchedRows,
} from '@sheaf/rules/territory/territory-import/match-format';
import { useEffect } from 'react';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { EncodingField } from '#ui/encoding-field.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { MatchColumns } from '#ui/match-columns.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export interface MatchTableProps {
  file: File;
  /** Chosen by hand. */
  encoding?: TextEncoding | undefined;
  matched: MatchedTable | null;
  onMatch: (matched: MatchedTable) => void;
  onEncoding: (encoding: TextEncoding) => void;
}

/** A field has one column: a column that had the field by hand is left out. */
const rematched = (
  { rows, columns }: MatchedTable,
  column: string,
  field: MatchableField | null,
): MatchedTable => ({
  rows,
  columns: [
    ...columns
      .filter((one) => one.column !== column)
      .map((one) => (field !== null && one.field === field ? { ...one, field: null } : one)),
    { column, field },
  ],
});

export function MatchTable({ file, encoding, matched, onMatch, onEncoding }: MatchTableProps) {
  const { t } = useTexts();
  const { mutate, data, error, isPending } = useWrite('territoryImport.readColumns');
  useEffect(() => mutate({ file, ...(encoding && { body: { encoding } }) }), [mutate, file, encoding]);
  const read = encoding ?? data?.encoding ?? null;
  const encodingField = read && (
    <Card padded>
      <EncodingField encoding={read} disabled={isPending} onChoose={onEncoding} />
    </Card>
  );
  if (error)
    return (
      <>
        {encodingField}
        <FailureNotice error={error} />
      </>
    );
  if (!data) return <Skeleton height={74} count={3} />;
  const now = matched ?? { rows: data.rows ?? matchedRows[0], columns: [] };
  const byHand = new Map(now.columns.map(({ column, field }) => [column, field]));
  const fields: readonly MatchableField[] = matchableFields[data.rows ?? now.rows];
  // A field is recognised for addresses if the file does not show the kind of its rows.
  const recognised = (field: MatchableField | null): MatchableField | null =>
    data.rows === null && now.rows !== 'addresses' ? null : field;
  return (
    <>
      {encodingField}
      {data.rows === null && (
        <Card padded>
          <NativeSelect
            label={t('imports:match.rows')}
            value={now.rows}
            data={matchedRows.map((value) => ({ value, label: t(`imports:match.row.${value}`) }))}
            onChange={({ currentTarget }) => {
              const rows = matchedRows.find((one) => one === currentTarget.value);
              if (rows) onMatch({ rows, columns: [] });
            }}
          />
        </Card>
      )}
      <MatchColumns
        title={t('imports:match.title')}
        text={t('imports:match.text')}
        columns={data.columns.map((one) => ({
          ...one,
          field: byHand.has(one.column) ? byHand.get(one.column)! : recognised(one.field),
        }))}
        fields={fields.map((value) => ({ value, label: t(`imports:match.field.${value}`) }))}
        leaveOut={t('imports:match.leaveOut')}
        sampleText={(values) => t('imports:match.samples', { values })}
        onChange={(column, chosen) =>
          onMatch(rematched(now, column, fields.find((field) => field === chosen) ?? null))
        }
      />
    </>
  );
}
