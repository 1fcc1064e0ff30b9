/**
 * Prompt of the next step of a new congregation, for people with the permission, until all steps are done or
 * it is dismissed (SETTINGS-R13).
 */
import { isMovedIn, stepsLeft, stepsOf } from '@sheaf/rules/dashboard/dashboard/moving-in';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import { useMaps } from '#contexts/territory/maps/map-list.api.ts';
import type { DomainPrompt, PromptProps } from '#platform/domain.ts';
import { usePermits, useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { ActionLink } from '#ui/action-button.tsx';
import { PromptRow } from '#ui/prompt-row.tsx';

/** localStorage flag: a congregation that has moved in is not queried again. */
const keyOf = (congregation: number): string => `sheaf.moved-in.${congregation}`;

function useMovingIn() {
  const permits = usePermits();
  const { congregation } = useSignedIn();
  const mayBring = permits.has('settings.users.add') || permits.has('settings.maps.add');
  const known = localStorage.getItem(keyOf(congregation.id)) !== null;
  const counts = useRead('dashboard.readMovingIn', {}, { enabled: mayBring && !known });
  if (counts.data && isMovedIn(counts.data) && !known) localStorage.setItem(keyOf(congregation.id), '1');
  return { counts: counts.data, isLoading: counts.isLoading, mayBring: mayBring && !known };
}

function MovingInPrompt({ dismiss }: PromptProps) {
  const { t } = useTexts();
  const { counts } = useMovingIn();
  const left = counts ? stepsLeft(counts) : [];
  const all = counts ? stepsOf(counts).length : 0;
  return (
    <PromptRow
      icon={<IconTruckDelivery aria-hidden="true" />}
      title={t('shell:movingIn.title')}
      text={
        left[0] === undefined
          ? t('shell:movingIn.menuText')
          : t('shell:movingIn.left', {
              done: all - left.length,
              all,
              what: t(`shell:movingIn.step.${left[0]}`),
            })
      }
      dismiss={dismiss}
    >
      <ActionLink to="/settings/moving-in/" variant="light">
        {t('shell:movingIn.open')}
      </ActionLink>
    </PromptRow>
  );
}

export const movingInPrompt: DomainPrompt = {
  id: 'moving-in',
  place: 35,
  needsNetwork: true,
  useContent: () => {
    const { counts, mayBring } = useMovingIn();
    const maps = useMaps().data;
    // Without maps the prompt is always needed, so it shows at once and causes no layout shift later.
    if (!counts) return mayBring && maps?.length === 0 ? '1' : null;
    return isMovedIn(counts) ? null : '1';
  },
  useLoading: () => useMovingIn().isLoading,
  Row: MovingInPrompt,
};
