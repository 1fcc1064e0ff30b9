/** Progress of a batch, and at its end the failed rows with reasons. */
import { Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/texts.ts';
import { FootPanel } from './foot-panel.tsx';
import classes from './selection.module.css';

export interface BatchCardProps {
  /** Text of the running or finished batch. */
  title: string;
  total: number;
  settled: number;
  running: boolean;
  /** Refused and unsent rows with reasons. */
  problems: readonly { id: number; label: string; message: string }[];
  onAgain?: (() => void) | undefined;
  onUndo?: (() => void) | undefined;
  onClose: () => void;
}

const Buttons = ({ children }: { children: ReactNode }) => <div className={classes.actions}>{children}</div>;

export function BatchCard(props: BatchCardProps) {
  const { title, total, settled, running, problems, onAgain, onUndo, onClose } = props;
  const { t } = useTexts();
  return (
    <FootPanel label={title}>
      <p className={classes.title} role={running ? undefined : 'alert'}>
        {title}
      </p>
      {running && (
        <>
          <progress className={classes.progress} value={settled} max={total} aria-label={title} />
          <p className={classes.hint}>{t('selection:mayLeave')}</p>
        </>
      )}
      {!running && (
        <>
          <ul className={classes.problems}>
            {problems.map(({ id, label, message }) => (
              <li key={id}>
                <IconAlertTriangle aria-hidden="true" size={20} />
                <span>
                  <bdi className={classes.what}>{label}</bdi> <bdi>{message}</bdi>
                </span>
              </li>
            ))}
          </ul>
          <Buttons>
            <Button variant="default" onClick={onClose}>
              {t('shell:close')}
            </Button>
            {onUndo && (
              <Button variant="default" onClick={onUndo}>
                {t('shell:undo')}
              </Button>
            )}
            {onAgain && <Button onClick={onAgain}>{t('shell:retry')}</Button>}
          </Buttons>
        </>
      )}
    </FootPanel>
  );
}
