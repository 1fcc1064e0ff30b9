/** Prompt of open places that the person may take; it returns only for a place that they have not seen (X-SWAP-36). */
import { contentOfPlaces, openPlacesPromptId } from '@sheaf/rules/planning/swaps/open-place';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import { useTakesOpen } from '#contexts/people/congregations/congregations.api.ts';
import { dismissedContent } from '#platform/dismissed-prompts.ts';
import type { DomainPrompt, PromptProps } from '#platform/domain.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { ActionLink } from '#ui/action-button.tsx';
import { PromptRow } from '#ui/prompt-row.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';

function useOpenPlaces() {
  const enabled = useTakesOpen();
  const { data, isLoading } = useRead('swaps.listOpenPlaces', {}, { kept: true, enabled });
  return { places: data?.filter(({ undo_until: taken }) => taken === null) ?? [], isLoading };
}

function OpenPlacesPrompt({ dismiss }: PromptProps) {
  const { t } = useTexts();
  const { places } = useOpenPlaces();
  const [first, ...others] = places;
  if (!first) return null;
  return (
    <PromptRow
      icon={<IconClipboardCheck aria-hidden="true" />}
      title={t('shell:openPlaces.title')}
      text={joinTexts([
        first.title,
        fullDay(first.date),
        others.length > 0 && t('shell:openPlaces.more', { count: others.length }),
      ])}
      dismiss={dismiss}
    >
      <ActionLink to="/assignments/open-places/" variant="light">
        {t('shell:openPlaces.open')}
      </ActionLink>
    </PromptRow>
  );
}

export const openPlacesPrompt: DomainPrompt = {
  id: openPlacesPromptId,
  place: 37,
  needsNetwork: true,
  useContent: () => {
    const ids = useOpenPlaces().places.map(({ duty_id: id }) => id);
    return contentOfPlaces(ids, dismissedContent(openPlacesPromptId));
  },
  useLoading: () => useOpenPlaces().isLoading,
  Row: OpenPlacesPrompt,
};
