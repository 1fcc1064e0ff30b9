/** Foot of a list with selection: its actions, and the progress of a batch. */
import type { ReactNode } from 'react';
import { closeBatch, useBatch } from '#platform/batch.ts';
import { BatchCard } from './batch-card.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { SelectionOfList } from './use-selection.ts';

export interface SelectionFootProps {
  /** Name of the list, the same as for its batches. */
  list: string;
  selection: SelectionOfList;
  /** Number of rows in the list. */
  shown: number;
  children: ReactNode;
}

export function SelectionFoot({ list, selection, shown, children }: SelectionFootProps) {
  const batch = useBatch(list);
  // A finished batch stays until it is closed, and is hidden during the next selection.
  const card = batch && (batch.running || !selection.on) ? batch : null;
  return (
    <>
      <SelectionBar selection={card ? { ...selection, on: false } : selection} shown={shown}>
        {children}
      </SelectionBar>
      {card && (
        <BatchCard
          title={card.title}
          total={card.total}
          settled={card.done + card.refused + card.unsent}
          running={card.running}
          problems={card.problems}
          onAgain={card.again}
          onUndo={card.undo}
          onClose={() => closeBatch(list)}
        />
      )}
    </>
  );
}
