/** ASSIGN-S4: asks before several maps are recalled. */
import { Button } from '@mantine/core';
import { joinTexts, useTexts } from '../../platform/texts.ts';
import { Sheet } from '../../ui/sheet.tsx';
import type { SeveralSheetProps } from './assign-several-sheet.tsx';
import { useMapBatches } from './use-map-batches.ts';

export function RecallSeveralSheet({ maps, onBegin, onClose }: SeveralSheetProps) {
  const { t } = useTexts();
  const { recall } = useMapBatches();
  const submit = (): void => {
    recall(maps);
    onBegin();
  };
  return (
    <Sheet
      opened
      title={t('selection:maps.recallTitle', { numbers: joinTexts(maps.map(({ number }) => number)) })}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('maps:assign.keep')}
          </Button>
          <Button type="submit">{t('selection:maps.recall', { count: maps.length })}</Button>
        </>
      }
    >
      <p>{t('selection:maps.recallText')}</p>
    </Sheet>
  );
}
