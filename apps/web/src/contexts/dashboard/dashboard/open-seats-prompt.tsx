/**
 * Prompt of the open seats of this week and the next, for people who fill them; dismissed, it returns in
 * another week (SHELL-R34).
 */
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import IconUserQuestion from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs';
import type { DomainPrompt, PromptProps } from '#platform/domain.ts';
import { usePermits } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { ActionLink } from '#ui/action-button.tsx';
import { PromptRow } from '#ui/prompt-row.tsx';
import { openSeatPermissions } from './open-seat-permissions.ts';

function useSeatsSoon() {
  const permits = usePermits();
  const fills = openSeatPermissions.some((key) => permits.has(key));
  const { data, isLoading } = useRead('dashboard.readOpenSeats', {}, { enabled: fills });
  const until = data && addDays(mondayOf(data.from), 7);
  const soon = data?.lines.filter(({ week }) => week <= until!) ?? [];
  return { data, soon, isLoading };
}

function OpenSeatsPrompt({ dismiss }: PromptProps) {
  const { t } = useTexts();
  const { data, soon } = useSeatsSoon();
  const sums = (data?.kinds ?? []).flatMap((kind) => {
    const count = soon.filter((line) => line.kind === kind).reduce((sum, line) => sum + line.count, 0);
    return count === 0 ? [] : [t('shell:openSeats.sum', { name: t(`shell:openSeats.kind.${kind}`), count })];
  });
  return (
    <PromptRow
      icon={<IconUserQuestion aria-hidden="true" />}
      title={t('shell:openSeats.soon')}
      text={joinTexts(sums, ' · ')}
      dismiss={dismiss}
    >
      <ActionLink to="/schedules/open-seats/" variant="light">
        {t('shell:openSeats.open')}
      </ActionLink>
    </PromptRow>
  );
}

export const openSeatsPrompt: DomainPrompt = {
  id: 'open-seats',
  place: 36,
  needsNetwork: true,
  useContent: () => {
    const { data, soon } = useSeatsSoon();
    return data && soon.length > 0 ? mondayOf(data.from) : null;
  },
  useLoading: () => useSeatsSoon().isLoading,
  Row: OpenSeatsPrompt,
};
