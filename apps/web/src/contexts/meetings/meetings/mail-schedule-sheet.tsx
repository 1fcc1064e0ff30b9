/** Sheet to e-mail the open week's schedule to its chairman; another week can be chosen (MEET-S5). */
import { useTexts } from '#platform/texts.ts';
import { Hint } from '#ui/page.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { MailScheduleForm } from './mail-schedule-form.tsx';

interface MailScheduleSheetProps {
  week: string;
  group: number | null;
  onClose: () => void;
}

export function MailScheduleSheet({ week, group, onClose }: MailScheduleSheetProps) {
  const { t } = useTexts();
  return (
    <Sheet
      opened
      title={t('printing:mail.title')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      footer={null}
    >
      <Hint>{t('printing:mail.text')}</Hint>
      <MailScheduleForm first={{ week, group }} />
    </Sheet>
  );
}
