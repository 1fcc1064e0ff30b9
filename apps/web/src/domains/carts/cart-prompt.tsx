/** SHELL-P8: the own next shift at a cart. */
import IconTrolley from '@tabler/icons-react/dist/esm/icons/IconTrolley.mjs';
import { dateAndTime } from '../../platform/dates.ts';
import type { DomainPrompt, PromptProps } from '../../platform/domain.ts';
import { useTexts } from '../../platform/texts.ts';
import { useRead } from '../../platform/use-read.ts';
import { ActionLink } from '../../ui/action-button.tsx';
import { PromptRow } from '../../ui/prompt-row.tsx';

const useAlerts = () => useRead('dashboard.readAlerts');

function CartPrompt({ dismiss }: PromptProps) {
  const { t } = useTexts();
  const cart = useAlerts().data?.cart;
  if (!cart) return null;
  return (
    <PromptRow
      icon={<IconTrolley aria-hidden="true" />}
      title={t('shell:cart.title', { location: cart.location })}
      text={dateAndTime(cart.start_at)}
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
  place: 48,
  needsNetwork: true,
  useContent: () => {
    const cart = useAlerts().data?.cart;
    return cart ? `${cart.cart_location_id} ${cart.start_at}` : null;
  },
  useLoading: () => useAlerts().isLoading,
  Row: CartPrompt,
};
