/** Sheet that adds or edits a feature request (FORUM-S4). */
import { useTexts } from '#platform/texts.ts';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { Hint } from '#ui/page.tsx';
import type { Topic } from './topic-labels.ts';

const valuesOf = (topic: Topic | null) => ({ label: topic?.label ?? '', content: topic?.content ?? '' });

export function TopicSheet({ topic, onClose }: { topic: Topic | null; onClose: () => void }) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: topic ? 'forum.changeTopic' : 'forum.addTopic',
    params: topic ? { forum: 1, id: topic.id } : { forum: 1 },
    row: topic,
    valuesOf,
    bodyOf: (values) => values,
    needs: () => ['label', 'content'],
    onSaved: onClose,
  });
  return (
    <RecordSheet
      form={form}
      title={topic ? t('forum:editTopic', { label: topic.label }) : t('forum:request')}
      tell={({ label, content }) => [
        { label: t('forum:form.label'), value: label },
        { label: t('forum:form.content'), value: content },
      ]}
      onClose={onClose}
    >
      <Hint>{t('forum:public')}</Hint>
      <TextField {...form.field('label')} label={t('forum:form.label')} />
      <TextField
        {...form.field('content')}
        label={t('forum:form.content')}
        description={t('forum:form.contentText')}
        rows={6}
      />
    </RecordSheet>
  );
}
