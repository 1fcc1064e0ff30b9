/** MAPS-X2: records the completion of a personal map; its holder keeps it unless chosen otherwise. */
import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useState } from 'react';
import { today } from '#platform/dates.ts';
import { discardLabels, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import type { AssignRow } from './map-labels.ts';

export function CompleteSheet({ map, onClose }: { map: AssignRow; onClose: () => void }) {
  const { t } = useTexts();
  const { number, assignment } = map;
  const recording = useWrite('maps.recordCompletion', {
    success: () => toasts.show(t('maps:assign.completeDone', { number })),
  });
  const [date, setDate] = useState(today);
  const [keep, setKeep] = useState(true);
  const submit = (): void =>
    recording.mutate(
      { body: { id: map.id, ...(assignment && { assignment: assignment.id }), date: date || null, keep } },
      { onSuccess: onClose },
    );
  return (
    <Sheet
      opened
      title={t('maps:assign.completeTitle', { number })}
      closeLabel={t('shell:close')}
      discard={discardLabels(t)}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <FailureNotice error={recording.error} />
          <Button variant="default" onClick={onClose}>
            {t('shell:cancel')}
          </Button>
          <Button type="submit" loading={recording.isPending}>
            {t('maps:assign.completeButton')}
          </Button>
        </>
      }
    >
      <TextInput
        type="date"
        label={t('maps:assign.completeOn')}
        value={date}
        max={today()}
        onChange={(event) => setDate(event.currentTarget.value)}
      />
      <SwitchRow
        checked={keep}
        onChange={(event) => setKeep(event.currentTarget.checked)}
        label={t('maps:assign.completeKeep', { name: assignment?.user?.full_name ?? '' })}
        description={t('maps:assign.completeKeepText')}
      />
    </Sheet>
  );
}
