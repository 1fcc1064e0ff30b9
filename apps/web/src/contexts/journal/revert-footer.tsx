/** Button that reverts a change after a confirmation; disabled with a reason if that is impossible. */
import { Button } from '@mantine/core';
import { decideRevert } from '@sheaf/rules/journal/revert';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { useState } from 'react';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import classes from './journal.module.css';
import type { Details } from './journal.queries.ts';
import type { LeftRows } from './undo-change.api.ts';

const reasonId = 'take-back-reason';

interface RevertFooterProps {
  change: Details;
  onDone: (left: LeftRows) => void;
}

export function RevertFooter({ change, onDone }: RevertFooterProps) {
  const { t } = useTexts();
  const permits = usePermits();
  const taking = useWrite('journal.revertChange');
  const [asking, setAsking] = useState(false);
  const decision = decideRevert(change.take_back, permits);
  if (asking)
    return (
      <div className={classes.question} role="alert">
        <p>{t('journal:takeBack.question')}</p>
        <FailureNotice error={taking.error} />
        <div className={classes.answers}>
          <Button variant="default" onClick={() => setAsking(false)}>
            {t('shell:cancel')}
          </Button>
          <Button
            loading={taking.isPending}
            onClick={() =>
              taking.mutate({ params: { id: change.id } }, { onSuccess: ({ left }) => onDone(left) })
            }
          >
            {t('journal:takeBack.confirm')}
          </Button>
        </div>
      </div>
    );
  return (
    <div className={classes.question}>
      {!decision.allowed && (
        <p id={reasonId} className={classes.hint}>
          {t(`problems:codes.${decision.reason}`)}
        </p>
      )}
      <Button
        fullWidth
        leftSection={<IconArrowBackUp aria-hidden="true" size={20} />}
        disabled={!decision.allowed}
        {...(!decision.allowed && { 'aria-describedby': reasonId })}
        onClick={() => setAsking(true)}
      >
        {t('journal:takeBack.action')}
      </Button>
    </div>
  );
}
