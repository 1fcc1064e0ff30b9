/** Confirms the rollback of an import, and shows next to the button why it is refused. */

import { Button } from '@mantine/core';
import { isBordersOnly } from '@sheaf/rules/territory/territory-import/plan';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { addressesIn, type ImportCounts } from './territory-import-reply.ts';

export interface RollbackProps {
  taking: { id: number; counts: ImportCounts };
  onDone: () => void;
  onClose: () => void;
}

export function ImportRollback({ taking, onDone, onClose }: RollbackProps) {
  const { t } = useTexts();
  const removal = useWrite('territoryImport.rollbackImport');
  return (
    <Sheet
      opened
      title={t('imports:takeBack.title')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={() => removal.mutate({ params: { id: taking.id } }, { onSuccess: onDone })}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('shell:cancel')}
          </Button>
          <Button type="submit" loading={removal.isPending}>
            {t('imports:takeBack.action')}
          </Button>
        </>
      }
    >
      <p>
        {isBordersOnly(taking.counts)
          ? t('imports:takeBack.borders', { count: taking.counts.boundaries })
          : t('imports:takeBack.text', {
              maps: taking.counts.maps_new,
              addresses: addressesIn(taking.counts),
            })}
      </p>
      <p>{t('imports:takeBack.limit')}</p>
      <FailureNotice error={removal.error} />
    </Sheet>
  );
}
