/** Imports borders from a file: shows the match with maps before the import (X-POLYGON). */

import { Button } from '@mantine/core';
import { useState } from 'react';
import { call, newKey } from '#platform/api.ts';
import { fieldErrors, formError } from '#platform/field-errors.ts';
import { refreshAfter } from '#platform/queries.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { FileField } from '#ui/file-field.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { type BorderFile, readBorderFile } from './border-file.ts';
import type { BorderedMap } from './borders.queries.ts';
import classes from './ground.module.css';

type Rows = Extract<BorderFile, { readable: true }>['rows'];

function Found({ rows, maps }: { rows: Rows; maps: readonly BorderedMap[] }) {
  const { t } = useTexts();
  const bordered = new Set(maps.flatMap(({ map_id, border }) => (border ? [map_id] : [])));
  const lineOf = ({ map, fault }: Rows[number]): string => {
    if (fault) return t(`territory:borders.fault.${fault}`);
    if (!map) return t('territory:borders.unmatched');
    return bordered.has(map.id)
      ? t('territory:borders.import.replaces', { number: map.number })
      : t('maps:title', { number: map.number });
  };
  return (
    <div className={classes.rows}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names of a file may come twice, and its rows never change place
        <div key={index} className={classes.row}>
          <span>
            <bdi>{row.name || t('territory:borders.unnamed')}</bdi>
          </span>
          <span>{lineOf(row)}</span>
        </div>
      ))}
    </div>
  );
}

/** Undo rolls the import back, for people with the permission. */
function useImport() {
  const { t } = useTexts();
  const mayUndo = usePermits().has('settings.maps.add');
  const undo = (id: number) => {
    const key = newKey();
    return async (): Promise<string> => {
      await call('territoryImport.rollbackImport', { params: { id }, key });
      await refreshAfter('territoryImport.rollbackImport');
      return t('territory:borders.import.undone');
    };
  };
  return useWrite('borders.importBorders', {
    success: ({ id, made, replaced }) =>
      id === null
        ? toasts.show(t('territory:borders.import.same'))
        : toasts.show(
            t('territory:borders.import.imported', { count: made + replaced }),
            mayUndo ? undo(id) : undefined,
          ),
  });
}

export function ImportBordersSheet({ maps, onClose }: { maps: readonly BorderedMap[]; onClose: () => void }) {
  const { t } = useTexts();
  const [file, setFile] = useState<BorderFile | null>(null);
  const [fileName, setFileName] = useState('');
  const send = useImport();
  const rows = file?.readable ? file.rows : [];
  const good = rows.filter(({ map, fault }) => map !== null && fault === null);
  const said =
    fieldErrors(send.error)('borders') ?? (send.isError && formError(send.error, t('shell:failed')));
  const submit = (): void =>
    send.mutate(
      {
        body: {
          borders: good.map(({ map, border }) => ({ map: map!.id, border: border as never })),
          ...(fileName && { file_name: fileName }),
        },
      },
      { onSuccess: onClose },
    );
  return (
    <Sheet
      opened
      title={t('territory:borders.import.title')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          {said && <ErrorNotice>{said}</ErrorNotice>}
          {good.length > 0 && (
            <Button type="submit" loading={send.isPending}>
              {t('territory:borders.import.button', { count: good.length })}
            </Button>
          )}
        </>
      }
    >
      <p>{t('territory:borders.import.text')}</p>
      <FileField
        label={t('territory:borders.import.choose')}
        accept=".geojson,.json,.kml,.kmz"
        onChoose={async ([chosen]) => {
          setFileName(chosen?.name.slice(0, 190) ?? '');
          setFile(chosen ? await readBorderFile(chosen, maps) : null);
        }}
      />
      {file && !file.readable && <ErrorNotice>{t(`territory:borders.import.${file.why}`)}</ErrorNotice>}
      {file?.readable && rows.length === 0 && <ErrorNotice>{t('territory:borders.import.none')}</ErrorNotice>}
      {rows.length > 0 && (
        <>
          {good.length === 0 ? (
            <ErrorNotice>{t('territory:borders.import.nothing')}</ErrorNotice>
          ) : (
            <p role="status">
              {t('territory:borders.import.found', { good: good.length, total: rows.length })}
            </p>
          )}
          <Found rows={rows} maps={maps} />
        </>
      )}
    </Sheet>
  );
}
