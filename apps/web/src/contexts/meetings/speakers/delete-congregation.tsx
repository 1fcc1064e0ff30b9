/** Deletes a congregation after a check (SPKR-R5). */
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { DeleteEntry } from './delete-entry.tsx';

interface DeleteCongregationProps {
  id: number;
  onDeleted?: () => void;
  onClose: () => void;
}

export function DeleteCongregation({ id, onDeleted, onClose }: DeleteCongregationProps) {
  const { t } = useTexts();
  return (
    <DeleteEntry
      title={t('speakers:remove.congregation')}
      checking={t('speakers:remove.checkingCongregation')}
      blocked={(name) => t('speakers:remove.congregationStays', { name })}
      check={useRead('speakers.checkCongregation', { params: { id } }, { staleTime: 0 })}
      removal={useWrite('speakers.deleteCongregation', onDeleted ? { success: onDeleted } : {})}
      given={{ params: { id } }}
      onClose={onClose}
    />
  );
}
