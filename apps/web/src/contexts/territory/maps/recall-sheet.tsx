/** ASSIGN-S4: confirms a recall or cancel, and reports its failure (ASSIGN-R15). */
import { Button } from '@mantine/core';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { AssignRow } from './map-labels.ts';

export interface RecallSheetProps {
  map: AssignRow;
  how: 'recall' | 'cancel';
  onClose: () => void;
}

export function RecallSheet({ map, how, onClose }: RecallSheetProps) {
  const { t } = useTexts();
  const action = useWrite(how === 'recall' ? 'maps.recallMap' : 'maps.cancelAssignment');
  // Sends the assignment and the holder shown on the screen, because another person may have changed them
  // since.
  const submit = (): void =>
    action.mutate(
      { body: { id: map.id, ...(map.assignment && { assignment: map.assignment.id, holder: map.user }) } },
      { onSuccess: onClose },
    );
  return (
    <Sheet
      opened
      title={t(`maps:assign.${how}Title`)}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <FailureNotice error={action.error} />
          <Button variant="default" onClick={onClose}>
            {t('maps:assign.keep')}
          </Button>
          <Button type="submit" loading={action.isPending}>
            {t(`maps:assign.${how}Button`)}
          </Button>
        </>
      }
    >
      <p>
        <strong>{t('maps:title', { number: map.number })}</strong>
        {map.assignment?.user && (
          <>
            {t('shell:comma')}
            <bdi>{map.assignment.user.full_name}</bdi>
          </>
        )}
      </p>
      <p>{t(`maps:assign.${how}Text`)}</p>
    </Sheet>
  );
}
