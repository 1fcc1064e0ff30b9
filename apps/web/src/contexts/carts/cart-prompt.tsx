/** Prompt for the person's next cart shift (SHELL-P8). */
import { datedPlace } from '@sheaf/rules/dashboard/dashboard/prompts';
import IconTrolley from '@tabler/icons-react/dist/esm/icons/IconTrolley.mjs';
import { useAlerts } from '#platform/alerts.ts';
import type { DomainPrompt, PromptProps } from '#platform/domain.ts';
import { useTexts } from '#platform/texts.ts';
import { wallClock, wallDay } from '#platform/wall-times.ts';
import { ActionLink } from '#ui/action-button.tsx';
import { PromptRow } from '#ui/prompt-row.tsx';

function CartPrompt({ dismiss }: PromptProps) {
  const { t } = useTexts();
  const cart = useAlerts().data?.cart;
  if (!cart) return null;
  // An answer cached by an older version ends with seconds and a time zone.
  const time = cart.start_at.slice(0, 16);
  return (
    <PromptRow
      icon={<IconTrolley aria-hidden="true" />}
      title={t('shell:cart.title', { location: cart.location })}
      text={`${wallDay(time)}${t('shell:comma')}${wallClock(time)}`}
      dismiss={dismiss}
    >
      <ActionLink to={`/schedules/cart/${cart.cart_location_id}/`} variant="light">
        {t('shell:cart.open')}
      </ActionLink>
    </PromptRow>
  );
}

export const cartPrompt: DomainPrompt = {
  id: 'cart',
  place: datedPlace,
  needsNetwork: true,
  useContent: () => {
    const cart = useAlerts().data?.cart;
    return cart ? `${cart.cart_location_id} ${cart.start_at}` : null;
  },
  useTime: () => {
    const cart = useAlerts().data?.cart;
    return cart ? Date.parse(cart.start_at.slice(0, 16)) : null;
  },
  useLoading: () => useAlerts().isLoading,
  Row: CartPrompt,
};
