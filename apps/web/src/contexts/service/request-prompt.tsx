/** Prompt for a request to take over a group; accepting or rejecting removes it (SHELL-P4, SHELL-R11). */
import { datedPlace } from '@sheaf/rules/dashboard/dashboard/prompts';
import IconUserQuestion from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs';
import { useAlerts } from '#platform/alerts.ts';
import { shortDate } from '#platform/dates.ts';
import type { DomainPrompt, PromptProps } from '#platform/domain.ts';
import { queryClient } from '#platform/queries.ts';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { wallClock } from '#platform/wall-times.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { PromptRow } from '#ui/prompt-row.tsx';

const read = 'dashboard.readAlerts';

function RequestPrompt({ dismiss }: PromptProps) {
  const { t } = useTexts();
  const request = useAlerts().data?.request ?? null;
  const again = { onSettled: () => void queryClient.invalidateQueries({ queryKey: [read] }) };
  const accept = useWrite('service.acceptChange');
  const reject = useWrite('service.rejectChange');
  if (!request) return null;
  const { id, date, time, location: place, overseer: name } = request;
  const pending = accept.isPending || reject.isPending;
  return (
    <PromptRow
      icon={<IconUserQuestion aria-hidden="true" />}
      title={t('shell:changeRequest.title')}
      text={t('shell:changeRequest.text', {
        name,
        place,
        date: shortDate(`${date}T12:00:00Z`),
        time: wallClock(`${date}T${time}`),
      })}
      dismiss={dismiss}
    >
      <FailureNotice error={accept.error ?? reject.error} />
      <ActionButton variant="light" loading={pending} onClick={() => accept.mutate({ body: { id } }, again)}>
        {t('shell:changeRequest.accept')}
      </ActionButton>
      <ActionButton
        variant="default"
        disabled={pending}
        onClick={() => reject.mutate({ body: { id } }, again)}
      >
        {t('shell:changeRequest.reject')}
      </ActionButton>
    </PromptRow>
  );
}

export const requestPrompt: DomainPrompt = {
  id: 'change-request',
  place: datedPlace,
  needsNetwork: true,
  useContent: () => {
    const request = useAlerts().data?.request;
    return request ? String(request.id) : null;
  },
  useTime: () => {
    const request = useAlerts().data?.request;
    return request ? Date.parse(`${request.date}T${request.time}`) : null;
  },
  useLoading: () => useAlerts().isLoading,
  Row: RequestPrompt,
};
