/** The foot of a list of which several rows can be selected: its actions, and how far what they began is. */
import type { ReactNode } from 'react';
import { closeBatch, useBatch } from '#platform/batch.ts';
import { BatchCard } from './batch-card.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { SelectionOfList } from './use-selection.ts';

export interface SelectionFootProps {
  /** Names the list, as in the batches that are begun on it. */
  list: string;
  selection: SelectionOfList;
  /** How many rows the list shows. */
  shown: number;
  /** The actions. */
  children: ReactNode;
}

export function SelectionFoot({ list, selection, shown, children }: SelectionFootProps) {
  const batch = useBatch(list);
  // What was refused stands until it is closed, and gives way while the next rows are selected.
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
