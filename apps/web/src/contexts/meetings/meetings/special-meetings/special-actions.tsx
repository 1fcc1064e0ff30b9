/** Actions of a special meeting in the title bar: its paper, and its programme. */
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useOnline } from '#platform/online.ts';
import { saveFile } from '#platform/save-file.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { IconButton } from '#ui/icon-button.tsx';

export function SpecialActions({ event, onEdit }: { event: number; onEdit: () => void }) {
  const { t } = useTexts();
  const permits = usePermits();
  const online = useOnline();
  const print = (): void => {
    saveFile({ location: `/reports/special-meeting/${event}`, name: 'special-meeting.pdf' }).catch(
      (error: Error) => toasts.show(error.message || t('shell:failed')),
    );
  };
  if (!online) return null;
  return (
    <>
      {permits.has('settings.print.s_140') && (
        <IconButton label={t('meetings:special.print')} onClick={print}>
          <IconPrinter aria-hidden="true" />
        </IconButton>
      )}
      {permits.has('settings.events.edit') && (
        <IconButton label={t('meetings:special.edit')} onClick={onEdit}>
          <IconPencil aria-hidden="true" />
        </IconButton>
      )}
    </>
  );
}
