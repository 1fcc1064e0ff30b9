/** A border while it is drawn: each step can be undone, and a drag is visible before the drop. */
import type { Position } from '@sheaf/rules/territory/borders/border';
import {
  addCorner,
  closeDrawing,
  type Drawing,
  moveCorner,
  removeCorner,
  splitSide,
} from '@sheaf/rules/territory/borders/draw-border';
import { useState } from 'react';

export function useDrawing(first: Drawing) {
  const [steps, setSteps] = useState<Drawing[]>([first]);
  const [dragged, setDragged] = useState<Drawing | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const done = steps.at(-1)!;
  const take = (next: Drawing): void => {
    setDragged(null);
    if (next !== done) setSteps((before) => [...before, next]);
  };
  return {
    drawing: dragged ?? done,
    chosen,
    changed: steps.length > 1,
    tap: (at: Position) => take(addCorner(done, at)),
    drag: (index: number, at: Position) => setDragged(moveCorner(done, index, at)),
    drop: (index: number, at: Position) => take(moveCorner(done, index, at)),
    dragMiddle: (index: number, at: Position) => setDragged(splitSide(done, index, at)),
    dropMiddle: (index: number, at: Position) => take(splitSide(done, index, at)),
    /** The first corner of an open line closes it; any other is selected, or deselected. */
    choose: (index: number) => {
      if (!done.closed && index === 0) return take(closeDrawing(done));
      setChosen(chosen === index ? null : index);
    },
    remove: (index: number) => {
      setChosen(null);
      take(removeCorner(done, index));
    },
    close: () => take(closeDrawing(done)),
    undo: () => {
      setChosen(null);
      setSteps((before) => (before.length > 1 ? before.slice(0, -1) : before));
    },
    startAnew: () => {
      setChosen(null);
      take({ corners: [], closed: false });
    },
  };
}

export type DrawingState = ReturnType<typeof useDrawing>;
