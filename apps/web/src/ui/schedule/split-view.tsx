/** List and detail panel: side by side from 1024 px on, below that the panel is a sheet over the list. */
import { useMediaQuery } from '@mantine/hooks';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useId } from 'react';
import { useTexts } from '#platform/texts.ts';
import { Sheet } from '../sheet.tsx';
import classes from './split-view.module.css';

export interface SplitPanel {
  title: string;
  line?: string;
  content: ReactNode;
  footer?: ReactNode;
}

export interface SplitViewProps {
  list: ReactNode;
  /** Null while nothing is selected. */
  panel: SplitPanel | null;
  /** Replaces the panel while nothing is selected; only side by side. */
  idle?: ReactNode;
  /** `narrow` for figures next to a wide grid. */
  width?: 'wide' | 'narrow';
  onClose: () => void;
}

export function SplitView({ list, panel, idle, width = 'wide', onClose }: SplitViewProps) {
  const { t } = useTexts();
  const id = useId();
  const beside = useMediaQuery('(min-width: 1024px)', false, { getInitialValueInEffect: false });
  if (!beside)
    return (
      <>
        {list}
        {panel && (
          <Sheet
            opened
            title={panel.title}
            closeLabel={t('shell:close')}
            onClose={onClose}
            footer={panel.footer}
          >
            {panel.line && <p className={classes.line}>{panel.line}</p>}
            {panel.content}
          </Sheet>
        )}
      </>
    );
  return (
    <div className={classes.split} data-width={width} data-chosen={panel || idle ? true : undefined}>
      <div className={classes.list}>{list}</div>
      {!panel && idle}
      {panel && (
        <aside className={classes.panel} aria-labelledby={id}>
          <div className={classes.head}>
            <div className={classes.titles}>
              <h2 id={id} className={classes.title}>
                <bdi>{panel.title}</bdi>
              </h2>
              {panel.line && <p className={classes.line}>{panel.line}</p>}
            </div>
            <button type="button" className={classes.close} aria-label={t('shell:close')} onClick={onClose}>
              <IconX aria-hidden="true" />
            </button>
          </div>
          <div className={classes.content}>{panel.content}</div>
          {panel.footer && <div className={classes.footer}>{panel.footer}</div>}
        </aside>
      )}
    </div>
  );
}
