/** ASSIGN-S4: assigns several maps to one person; maps open to everybody have no holder (ASSIGN-R9). */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { discardLabels, useTexts } from '#platform/texts.ts';
import { ErrorNotice } from '#ui/notice.tsx';
import { Hint } from '#ui/page.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useAssignFields } from './assign-form.tsx';
import type { AssignRow } from './map-labels.ts';
import { useMapBatches } from './use-map-batches.ts';
import { useSeveralTitle } from './use-several-title.ts';

export interface SeveralSheetProps {
  maps: readonly AssignRow[];
  onBegin: () => void;
  onClose: () => void;
}

export function AssignSeveralSheet({ maps, onBegin, onClose }: SeveralSheetProps) {
  const { t } = useTexts();
  const titleOf = useSeveralTitle();
  const { fields, asksPerson, chosen, bodyOf, button } = useAssignFields(maps);
  const { assign } = useMapBatches();
  const [missing, setMissing] = useState(false);
  const open = maps.filter((map) => asksPerson && chosen && bodyOf(map).user === null);
  const submit = (): void => {
    if (asksPerson && !chosen) {
      setMissing(true);
      return;
    }
    assign(maps, bodyOf, chosen);
    onBegin();
  };
  return (
    <Sheet
      opened
      title={titleOf('assign', maps)}
      closeLabel={t('shell:close')}
      discard={discardLabels(t)}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          {missing && !chosen && <ErrorNotice>{t('selection:maps.whom')}</ErrorNotice>}
          <Button type="submit">{button}</Button>
        </>
      }
    >
      {fields}
      {open.length > 0 && <Hint small>{titleOf('open', open)}</Hint>}
    </Sheet>
  );
}
