import { useTexts } from '#platform/texts.ts';
import { Question } from '#ui/question.tsx';

export interface LeaveQuestionProps {
  onLeave: () => void;
  onStay: () => void;
}

export function LeaveQuestion({ onLeave, onStay }: LeaveQuestionProps) {
  const { t } = useTexts();
  return (
    <Question
      title={t('shell:discard.title')}
      text={t('shell:discard.text')}
      labels={{ confirm: t('shell:discard.leave'), cancel: t('shell:discard.stay'), close: t('shell:close') }}
      pending={false}
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}
