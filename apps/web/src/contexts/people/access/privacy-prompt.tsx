/** Prompt for the consent to the privacy policy (SHELL-P1). */
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { Suspense, useState } from 'react';
import type { DomainPrompt, PromptProps } from '#platform/domain.ts';
import { useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { lazyThemed } from '#ui/lazy-themed.tsx';
import { PromptRow } from '#ui/prompt-row.tsx';
import type { DeclineQuestionProps } from './decline-question.tsx';
import { useAnswerPrivacy } from './use-answer-privacy.ts';

const DeclineQuestion = lazyThemed<DeclineQuestionProps>(
  async () => (await import('./decline-question.tsx')).DeclineQuestion,
);

function PrivacyPrompt({ dismiss }: PromptProps) {
  const { t } = useTexts();
  const answer = useAnswerPrivacy();
  const [asking, setAsking] = useState(false);
  return (
    <PromptRow
      icon={<IconLock aria-hidden="true" />}
      title={t('shell:privacy.title')}
      text={t('shell:privacy.text')}
      dismiss={dismiss}
    >
      {!asking && <FailureNotice error={answer.error} />}
      <ActionButton variant="light" loading={answer.isPending} onClick={() => answer.mutate(true)}>
        {t('shell:privacy.accept')}
      </ActionButton>
      <ActionButton variant="default" disabled={answer.isPending} onClick={() => setAsking(true)}>
        {t('shell:privacy.decline')}
      </ActionButton>
      {asking && (
        <Suspense>
          <DeclineQuestion answer={answer} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </PromptRow>
  );
}

export const privacyPrompt: DomainPrompt = {
  id: 'privacy',
  place: 10,
  needsNetwork: true,
  returns: true,
  useContent: () => (useSignedIn().user.privacy_consent === null ? '1' : null),
  Row: PrivacyPrompt,
};
