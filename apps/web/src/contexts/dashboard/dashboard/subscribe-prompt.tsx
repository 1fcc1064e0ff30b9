/**
 * Prompt for elders and servants to subscribe to news about Sheaf, in the days set by the alerts (SHELL-P11,
 * SHELL-R10).
 */
import IconMailHeart from '@tabler/icons-react/dist/esm/icons/IconMailHeart.mjs';
import { useAlerts } from '#platform/alerts.ts';
import type { DomainPrompt, PromptProps } from '#platform/domain.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { PromptRow } from '#ui/prompt-row.tsx';

function useSubscription() {
  const asked = useAlerts().data?.subscribe === true;
  return useRead('dashboard.readSubscription', {}, { enabled: asked });
}

function SubscribePrompt({ dismiss }: PromptProps) {
  const { t } = useTexts();
  const subscribe = useWrite('dashboard.saveSubscription');
  return (
    <PromptRow
      icon={<IconMailHeart aria-hidden="true" />}
      title={t('shell:subscribe.title')}
      text={t('shell:subscribe.text')}
      dismiss={dismiss}
    >
      <FailureNotice error={subscribe.error} />
      <ActionButton
        variant="light"
        loading={subscribe.isPending}
        onClick={() => subscribe.mutate({ body: { subscribed: true } })}
      >
        {t('shell:subscribe.button')}
      </ActionButton>
    </PromptRow>
  );
}

export const subscribePrompt: DomainPrompt = {
  id: 'subscribe',
  place: 55,
  needsNetwork: true,
  useContent: () => (useSubscription().data?.subscribed === false ? '1' : null),
  useLoading: () => useSubscription().isLoading,
  Row: SubscribePrompt,
};
