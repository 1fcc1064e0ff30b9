/** Prompt for the consent to the privacy policy (SHELL-P1). */
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { DomainPrompt, PromptProps } from '#platform/domain.ts';
import { useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { PromptRow } from '#ui/prompt-row.tsx';
import { useAnswerPrivacy } from './use-answer-privacy.ts';

function PrivacyPrompt({ dismiss }: PromptProps) {
  const { t } = useTexts();
  const answer = useAnswerPrivacy();
  return (
    <PromptRow
      icon={<IconLock aria-hidden="true" />}
      title={t('shell:privacy.title')}
      text={t('shell:privacy.text')}
      dismiss={dismiss}
    >
      <FailureNotice error={answer.error} />
      <ActionButton variant="light" loading={answer.isPending} onClick={() => answer.mutate(true)}>
        {t('shell:privacy.accept')}
      </ActionButton>
      <ActionButton variant="default" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
        {t('shell:privacy.decline')}
      </ActionButton>
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
