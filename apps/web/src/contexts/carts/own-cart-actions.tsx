/** Leaves a cart shift from the duty itself; the consequence is stated first (CARTS-C12). */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { useOnline } from '#platform/online.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { nowHere } from '#platform/wall-times.ts';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { clockTime, fullDay } from '#ui/schedule/schedule-dates.ts';

interface OwnCartActionsProps {
  duty: Reply<'duties.listMyDuties'>[number];
}

export function OwnCartActions({ duty }: OwnCartActionsProps) {
  const { t } = useTexts();
  const online = useOnline();
  const [asking, setAsking] = useState(false);
  const values = {
    location: duty.title ?? '',
    day: fullDay(duty.date),
    time: clockTime(duty.starts_at),
    names: joinTexts(duty.with),
  };
  const leaving = useWrite('carts.leaveShift', { success: () => toasts.show(t('carts:left', values)) });
  if (duty.kind !== 'cart' || `${duty.date}T${duty.starts_at}` <= nowHere()) return null;
  return (
    <>
      <Button
        variant="default"
        disabled={!online}
        aria-label={t('carts:leaveOf', values)}
        onClick={() => setAsking(true)}
      >
        {t('carts:leave')}
      </Button>
      {asking && (
        <DeleteQuestion
          title={t('carts:leaveTitle', values)}
          text={t(duty.with.length > 0 ? 'carts:leaveWith' : 'carts:leaveAlone', values)}
          verb={t('carts:leave')}
          removal={leaving}
          given={{ params: { id: duty.id } }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
