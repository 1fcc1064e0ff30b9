/** Prompt with news about followed topics (SHELL-P9). */
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import { useAlerts } from '#platform/alerts.ts';
import type { DomainPrompt, PromptProps } from '#platform/domain.ts';
import { useTexts } from '#platform/texts.ts';
import { ActionLink } from '#ui/action-button.tsx';
import { PromptRow } from '#ui/prompt-row.tsx';

function TopicsPrompt({ dismiss }: PromptProps) {
  const { t } = useTexts();
  const [topic] = useAlerts().data?.topics ?? [];
  if (!topic) return null;
  return (
    <PromptRow
      icon={<IconBulb aria-hidden="true" />}
      title={t('shell:topics.title')}
      text={topic.label}
      dismiss={dismiss}
    >
      <ActionLink to={`/forum/topics/${topic.id}/`} variant="light">
        {t('shell:topics.open')}
      </ActionLink>
    </PromptRow>
  );
}

export const topicsPrompt: DomainPrompt = {
  id: 'topics',
  place: 49,
  needsNetwork: true,
  useContent: () => {
    const topics = useAlerts().data?.topics ?? [];
    return topics.length > 0 ? topics.map(({ id }) => id).join(' ') : null;
  },
  useLoading: () => useAlerts().isLoading,
  Row: TopicsPrompt,
};
