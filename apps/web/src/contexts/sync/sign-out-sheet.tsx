/** Confirmation before a sign-out: a new link is needed to return, and signing out clears the phone. */
import { Button } from '@mantine/core';
import { useTexts } from '#platform/texts.ts';
import { Sheet } from '#ui/sheet.tsx';

export interface SignOutSheetProps {
  /** Number of actions that would be lost; null if unknown. */
  waiting: number | null;
  onLeave: () => void;
  onClose: () => void;
}

export function SignOutSheet({ waiting, onLeave, onClose }: SignOutSheetProps) {
  const { t } = useTexts();
  return (
    <Sheet
      opened
      title={t('sync:signOut.title')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={onLeave}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('sync:signOut.stay')}
          </Button>
          <Button type="submit">{t('sync:signOut.leave')}</Button>
        </>
      }
    >
      <p>{t('sync:signOut.link')}</p>
      {waiting === null && <p>{t('sync:signOut.unreadable')}</p>}
      {waiting !== null && waiting > 0 && <p>{t('sync:signOut.unsent', { count: waiting })}</p>}
    </Sheet>
  );
}
