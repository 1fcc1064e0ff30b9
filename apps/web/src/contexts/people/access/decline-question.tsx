/** Confirmation before the privacy policy is declined, which signs out (AUTH-R9). */
import { useWaiting } from '#platform/outbox/waiting.ts';
import { useTexts } from '#platform/texts.ts';
import { Question } from '#ui/question.tsx';
import type { useAnswerPrivacy } from './use-answer-privacy.ts';

export interface DeclineQuestionProps {
  answer: ReturnType<typeof useAnswerPrivacy>;
  onClose: () => void;
}

export function DeclineQuestion({ answer, onClose }: DeclineQuestionProps) {
  const { t } = useTexts();
  const waiting = useWaiting().length;
  return (
    <Question
      title={t('shell:privacy.declineTitle')}
      text={t('shell:privacy.declineText')}
      labels={{ confirm: t('shell:privacy.decline'), cancel: t('shell:cancel'), close: t('shell:close') }}
      error={answer.error}
      pending={answer.isPending}
      onConfirm={() => answer.mutate(false)}
      onClose={onClose}
    >
      {waiting > 0 && <p>{t('shell:privacy.declineUnsent', { count: waiting })}</p>}
    </Question>
  );
}
