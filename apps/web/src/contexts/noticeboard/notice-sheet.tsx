import { useTexts } from '#platform/texts.ts';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { bodyOf, NoticeFields, tellNotice, valuesOf } from './notice-fields.tsx';
import type { Notice } from './notice-labels.ts';

interface NoticeSheetProps {
  /** Null for a new notice. */
  notice: Notice | null;
  onSaved?: (saved: Notice) => void;
  onClose: () => void;
}

export function NoticeSheet({ notice, onSaved, onClose }: NoticeSheetProps) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: notice ? 'noticeboard.editNotice' : 'noticeboard.addNotice',
    params: notice ? { id: notice.id } : undefined,
    row: notice,
    valuesOf,
    bodyOf,
    needs: ({ audience }) => (audience === 'groups' ? ['title', 'group_ids'] : ['title']),
    onSaved: (saved) => {
      onClose();
      onSaved?.(saved);
    },
  });
  return (
    <RecordSheet
      form={form}
      title={notice ? t('noticeboard:edit', { title: notice.title }) : t('noticeboard:add')}
      tell={(values) => tellNotice(t, values)}
      onClose={onClose}
    >
      <NoticeFields form={form} />
    </RecordSheet>
  );
}
