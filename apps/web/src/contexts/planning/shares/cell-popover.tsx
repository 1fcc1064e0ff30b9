/** Duties of one cell, next to it; closes with Esc or a press elsewhere, and returns the focus. */
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '#platform/texts.ts';
import { weekTitle } from '#ui/schedule/schedule-spans.ts';
import { CellFacts, type ChangedDuty, HistoryLink } from './cell-facts.tsx';
import classes from './cell-popover.module.css';
import type { MatrixCell, MatrixPerson, ShownDraft } from './matrix-view.ts';
import { useDutiesOf } from './use-duties-of.ts';

const width = 340;
const gap = 4;
/** Height for which there must be room below; otherwise the facts are above the cell. */
const roomBelow = 320;

/** In the coordinates of the window. */
function placeBeside(anchor: HTMLElement) {
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  return {
    left: Math.max(gap, Math.min(left, innerWidth - width - gap)),
    ...(innerHeight - bottom >= roomBelow ? { top: bottom + gap } : { bottom: innerHeight - top + gap }),
  };
}

export interface CellPopoverProps {
  person: MatrixPerson;
  cell: MatrixCell;
  anchor: HTMLElement;
  draft: ShownDraft;
  onChange: (duty: ChangedDuty) => void;
  onClose: () => void;
}

export function CellPopover({ person, cell, anchor, draft, onChange, onClose }: CellPopoverProps) {
  const { t } = useTexts();
  const { name, given, coming, even } = person;
  const withIds = useDutiesOf(person);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    return () => anchor.focus({ preventScroll: true });
  }, [anchor]);
  useEffect(() => {
    const onPress = ({ target }: Event): void => {
      if (target instanceof Node && !box.current?.contains(target)) onClose();
    };
    const onKey = ({ key }: globalThis.KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    window.addEventListener('resize', onClose);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('resize', onClose);
    };
  }, [onClose]);
  const isEmpty = cell.duties.length + cell.proposed.length === 0 && cell.away === null && !cell.cannot;
  return createPortal(
    <div
      ref={box}
      role="dialog"
      tabIndex={-1}
      className={classes.box}
      style={{ ...placeBeside(anchor), inlineSize: width }}
      aria-label={t('shares:cell', {
        name,
        week: weekTitle(t, cell.monday),
        what: t('shares:count', { count: cell.duties.length }),
      })}
    >
      <p className={classes.line}>
        <bdi>{name}</bdi>
      </p>
      <h2 className={classes.title}>{weekTitle(t, cell.monday)}</h2>
      {isEmpty && <p className={classes.line}>{t('shares:nothing')}</p>}
      <div className={classes.facts}>
        <CellFacts cell={withIds(cell)} draft={draft} onChange={onChange} />
        <HistoryLink person={person} />
      </div>
      <p className={classes.line}>{t('shares:load', { given, coming, even })}</p>
    </div>,
    document.body,
  );
}
