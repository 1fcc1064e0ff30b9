/** ASSIGN-S4: assigns a map in a sheet over the list. */
import { Button } from '@mantine/core';
import { discardLabels, useTexts } from '#platform/texts.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useAssignForm } from './assign-form.tsx';
import type { AssignRow } from './map-labels.ts';

export interface AssignSheetProps {
  map: AssignRow;
  onAssigned: () => void;
  onClose: () => void;
}

export function AssignSheet({ map, onAssigned, onClose }: AssignSheetProps) {
  const { t } = useTexts();
  const form = useAssignForm(map, onAssigned);
  return (
    <Sheet
      opened
      title={t('maps:assign.assignLabel', { number: map.number })}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={form.submit}
      discard={discardLabels(t)}
      changed={form.changed}
      footer={
        <>
          <FailureNotice error={form.error} />
          <Button type="submit" loading={form.pending}>
            {form.button}
          </Button>
        </>
      }
    >
      {form.fields}
    </Sheet>
  );
}
