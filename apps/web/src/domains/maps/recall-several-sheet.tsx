/** ASSIGN-S4: asks before several maps are recalled. */
import { Button } from '@mantine/core';
import { useTexts } from '../../platform/texts.ts';
import { Sheet } from '../../ui/sheet.tsx';
import type { SeveralSheetProps } from './assign-several-sheet.tsx';
import { useMapBatches } from './use-map-batches.ts';
import { useSeveralTitle } from './use-several-title.ts';

export function RecallSeveralSheet({ maps, onBegin, onClose }: SeveralSheetProps) {
  const { t } = useTexts();
  const titleOf = useSeveralTitle();
  const { recall } = useMapBatches();
  const submit = (): void => {
    recall(maps);
    onBegin();
  };
  return (
    <Sheet
      opened
      title={titleOf('recall', maps)}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('selection:maps.keep')}
          </Button>
          <Button type="submit">{t('selection:maps.recall', { count: maps.length })}</Button>
        </>
      }
    >
      <p>{t('selection:maps.recallText')}</p>
    </Sheet>
  );
}
