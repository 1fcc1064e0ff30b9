/** MAPS-S10: a new map, saved under id 0 (MAPS-R15); the server judges it (MAPS-R18, R19). */

import { Button } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors, formError } from '../../platform/field-errors.ts';
import { discardWords, useTexts } from '../../platform/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';

import { bodyOf, entryOf, MapFields } from './map-fields.tsx';
import { useSaveMap } from './territory.queries.ts';

export function AddMapSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const save = useSaveMap();
  const [entry, setEntry] = useState(() => entryOf(null));
  return (
    <Sheet
      opened
      title={t('territory:form.addTitle')}
      closeLabel={t('shell:close')}
      discard={discardWords(t)}
      onClose={onClose}
      onSubmit={() => save.mutate({ id: 0, ...bodyOf(entry) }, { onSuccess: onClose })}
      footer={
        <>
          {save.isError && <ErrorNotice>{formError(save.error, t('shell:failed'))}</ErrorNotice>}
          <Button type="submit" loading={save.isPending}>
            {t('territory:add')}
          </Button>
        </>
      }
    >
      <MapFields
        entry={entry}
        isNew
        onChange={(change) => setEntry((now) => ({ ...now, ...change }))}
        errorOf={fieldErrors(save.error)}
      />
    </Sheet>
  );
}
