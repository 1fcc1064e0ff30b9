/** Shows the effects of a change before it is made, with a confirmation; or shows why it is impossible. */
import { Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconArrowNarrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowNarrowRight.mjs';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/texts.ts';
import { ErrorNotice } from '../notice.tsx';
import { Sheet } from '../sheet.tsx';
import { Skeleton } from '../skeleton.tsx';
import classes from './check-then-ask.module.css';

export interface CheckFinding {
  key: string;
  text: string;
  /** A loss, or something that needs attention. */
  serious?: boolean;
}

export interface CheckThenAskProps {
  title: string;
  text?: string;
  /** Results of the check; null while it runs. */
  findings: readonly CheckFinding[] | null;
  /** Why the change is impossible; replaces the question. */
  refusal?: string;
  /** Label of the button: `Move the meeting`. */
  confirm: string;
  pending: boolean;
  problem?: string;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

function Findings({ findings }: { findings: readonly CheckFinding[] }) {
  const { t } = useTexts();
  if (findings.length === 0) return <p>{t('schedule:check.nothing')}</p>;
  return (
    <section className={classes.findings} aria-label={t('schedule:check.would')}>
      <h3 className={classes.heading}>{t('schedule:check.would')}</h3>
      <ul className={classes.list}>
        {findings.map(({ key, text, serious }) => {
          const Icon = serious ? IconAlertTriangle : IconArrowNarrowRight;
          return (
            <li key={key} className={classes.finding} data-serious={serious || undefined}>
              <Icon aria-hidden="true" size={20} className={classes.icon} />
              <bdi>{text}</bdi>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function CheckThenAsk(props: CheckThenAskProps) {
  const { title, text, findings, refusal, confirm, pending, problem, onConfirm, onClose, children } = props;
  const { t } = useTexts();
  const mayConfirm = findings !== null && refusal === undefined;
  return (
    <Sheet
      opened
      title={title}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={() => {
        if (mayConfirm && !pending) onConfirm();
      }}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t(refusal === undefined ? 'shell:cancel' : 'shell:close')}
          </Button>
          {refusal === undefined && (
            <Button type="submit" disabled={!mayConfirm} loading={pending}>
              {confirm}
            </Button>
          )}
        </>
      }
    >
      {text && <p>{text}</p>}
      <div aria-live="polite" className={classes.result}>
        {refusal !== undefined && <ErrorNotice>{refusal}</ErrorNotice>}
        {refusal === undefined && findings === null && !problem && (
          <>
            <p className={classes.checking}>{t('schedule:check.checking')}</p>
            <Skeleton height={44} count={2} />
          </>
        )}
        {refusal === undefined && findings !== null && <Findings findings={findings} />}
      </div>
      {children}
      {problem && <ErrorNotice>{problem}</ErrorNotice>}
    </Sheet>
  );
}
