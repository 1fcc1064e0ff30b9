/** Sheet that adds or edits a comment (FORUM-S4). */
import { useTexts } from '#platform/texts.ts';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { Hint } from '#ui/page.tsx';
import type { Comment } from './topic-labels.ts';

interface CommentSheetProps {
  topic: number;
  comment: Comment | null;
  onClose: () => void;
}

export function CommentSheet({ topic, comment, onClose }: CommentSheetProps) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: comment ? 'forum.editComment' : 'forum.addComment',
    params: comment ? { id: topic, comment: comment.id } : { id: topic },
    row: comment,
    valuesOf: (row: Comment | null) => ({ content: row?.content ?? '' }),
    bodyOf: (values) => values,
    onSaved: onClose,
  });
  return (
    <RecordSheet
      form={form}
      title={t(comment ? 'forum:editComment' : 'forum:addComment')}
      tell={({ content }) => [{ label: t('forum:form.comment'), value: content }]}
      onClose={onClose}
    >
      <Hint>{t('forum:public')}</Hint>
      <TextField {...form.field('content')} label={t('forum:form.comment')} rows={5} />
    </RecordSheet>
  );
}
