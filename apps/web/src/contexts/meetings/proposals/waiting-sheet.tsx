/** Sheet shown while the choices of a form load. */
import { useTexts } from '#platform/texts.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface WaitingProps {
  title: string;
  error: Error | null;
  onClose: () => void;
}

export function WaitingSheet({ title, error, onClose }: WaitingProps) {
  const { t } = useTexts();
  return (
    <Sheet opened title={title} closeLabel={t('shell:close')} onClose={onClose} footer={null}>
      {error ? <FailureNotice error={error} /> : <Skeleton height={48} count={4} />}
    </Sheet>
  );
}
