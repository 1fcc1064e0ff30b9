/**
 * X-SELECT-1: assigns the selected maps to one person or recalls all, each by the operation for a single map.
 */
import { Button } from '@mantine/core';
import { fitsFilter } from '@sheaf/rules/territory/maps/assign-list';
import { useState } from 'react';
import { useBatch } from '#platform/batch.ts';
import { useTexts } from '#platform/texts.ts';
import { SelectionFoot } from '#ui/selection/selection-foot.tsx';
import type { SelectionOfList } from '#ui/selection/use-selection.ts';
import { AssignSeveralSheet } from './assign-several-sheet.tsx';
import type { AssignRow } from './map-labels.ts';
import { PopulatingCard } from './populating-card.tsx';
import { batchList, useMapBatches } from './use-map-batches.ts';

export interface AssignSeveralProps {
  maps: readonly AssignRow[];
  selection: SelectionOfList;
}

export function AssignSeveral({ maps, selection }: AssignSeveralProps) {
  const { t } = useTexts();
  const [assigning, setAssigning] = useState(false);
  const { recall } = useMapBatches();
  const selected = maps.filter(({ id }) => selection.ids.has(id));
  const free = selected.filter((map) => fitsFilter(map, 'free'));
  const held = selected.filter(({ assignment }) => assignment !== null);
  const batch = useBatch(batchList);
  const close = (): void => setAssigning(false);
  const begin = (): void => {
    close();
    selection.leave();
  };
  return (
    <>
      <SelectionFoot list={batchList} selection={selection} shown={maps.length}>
        {selected.length > 0 && free.length + held.length === 0 && <p>{t('selection:maps.neither')}</p>}
        {held.length > 0 && (
          <Button
            variant="default"
            onClick={() => {
              recall(held);
              begin();
            }}
          >
            {t('selection:maps.recall', { count: held.length })}
          </Button>
        )}
        {free.length > 0 && (
          <Button onClick={() => setAssigning(true)}>
            {t('selection:maps.assign', { count: free.length })}
          </Button>
        )}
      </SelectionFoot>
      {!selection.on && !batch && <PopulatingCard />}
      {assigning && free.length > 0 && <AssignSeveralSheet maps={free} onBegin={begin} onClose={close} />}
    </>
  );
}
