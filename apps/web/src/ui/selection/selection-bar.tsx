/** Actions for the selected rows, at the foot of the screen within reach of the thumb. */
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/texts.ts';
import { IconButton } from '../icon-button.tsx';
import { PlainButton } from '../plain-button.tsx';
import { FootPanel } from './foot-panel.tsx';
import classes from './selection.module.css';
import type { SelectionOfList } from './use-selection.ts';

export interface SelectionBarProps {
  selection: Pick<SelectionOfList, 'on' | 'ids' | 'leave' | 'all'>;
  /** Number of rows in the list. */
  shown: number;
  children: ReactNode;
}

export function SelectionBar({ selection, shown, children }: SelectionBarProps) {
  const { t } = useTexts();
  const { on, ids, leave, all } = selection;
  const count = t('selection:count', { count: ids.size });
  return (
    <>
      {/*
       * Rendered before it has content, because screen readers announce only changes of an existing live
       * region.
       */}
      <p className={classes.aloud} aria-live="polite">
        {on && count}
      </p>
      {on && (
        <FootPanel label={t('selection:bar')}>
          <div className={classes.head}>
            <IconButton label={t('selection:leave')} onClick={leave}>
              <IconX aria-hidden="true" />
            </IconButton>
            <strong className={classes.count}>{count}</strong>
            {ids.size < shown && (
              <PlainButton className={classes.all} onClick={all}>
                {t('selection:all', { count: shown })}
              </PlainButton>
            )}
          </div>
          <div className={classes.actions}>{children}</div>
        </FootPanel>
      )}
    </>
  );
}
