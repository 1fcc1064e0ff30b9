/** TERR-R33: matches the columns of an address list by hand if required ones are not recognised. */
import type { TextEncoding } from '@sheaf/rules/files/text-encoding';
import {
  addressColumns,
  type MatchedAddressColumn,
  openColumns,
} from '@sheaf/rules/territory/addresses/address-columns';
import { useEffect } from 'react';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { EncodingField } from '#ui/encoding-field.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { MatchColumns } from '#ui/match-columns.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

type Field = (typeof addressColumns)[number];

export interface MatchAddressColumnsProps {
  file: File;
  /** Chosen by hand. */
  encoding: TextEncoding | undefined;
  matched: readonly MatchedAddressColumn[];
  onMatch: (matched: readonly MatchedAddressColumn[]) => void;
  onEncoding: (encoding: TextEncoding) => void;
}

export function MatchAddressColumns({
  file,
  encoding,
  matched,
  onMatch,
  onEncoding,
}: MatchAddressColumnsProps) {
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
  if (!data) return <Skeleton height={74} count={4} />;
  const names = data.columns.map(({ column }) => column);
  const at = openColumns(names, matched);
  const fieldAt = new Map(
    addressColumns.flatMap((field) => at(field).map((place) => [place, field] as const)),
  );
  const match = (column: string, field: Field | null): void =>
    onMatch([
      ...matched
        .filter((one) => one.column !== column)
        .map((one) => (field !== null && one.field === field ? { ...one, field: null } : one)),
      { column, field },
    ]);
  return (
    <>
      {encodingField}
      <MatchColumns
        title={t('imports:match.title')}
        text={t('imports:match.text')}
        columns={data.columns.map((one, place) => ({ ...one, field: fieldAt.get(place) ?? null }))}
        fields={addressColumns.map((value) => ({ value, label: t(`imports:match.field.${value}`) }))}
        leaveOut={t('imports:match.leaveOut')}
        sampleText={(values) => t('imports:match.samples', { values })}
        onChange={(column, chosen) => match(column, addressColumns.find((field) => field === chosen) ?? null)}
      />
    </>
  );
}
