/** Sheet of the partner congregations that may book a cart (CARTS-C7). */
import { Button } from '@mantine/core';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { LinkRow } from '#ui/link-row.tsx';
import { Hint } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import { GuestHoursForm } from './guest-hours-form.tsx';
import type { CartLocation } from './location-sheet.tsx';

interface Congregation {
  id: number;
  name: string;
}

/** Includes former partners with whom the cart is still shared, so that sharing can be ended. */
const allOf = (partners: readonly Congregation[], shared: readonly Congregation[]): Congregation[] => [
  ...partners,
  ...shared.filter(({ id }) => !partners.some((partner) => partner.id === id)),
];

export function ShareSheet({ cart, onClose }: { cart: CartLocation; onClose: () => void }) {
  const { t } = useTexts();
  const partners = useRead('carts.listSharePartners');
  const sharing = useWrite('carts.shareLocation');
  const ending = useWrite('carts.unshareLocation');
  const turn = ({ id: cid }: Congregation, on: boolean): void =>
    (on ? sharing : ending).mutate({ params: { id: cart.id, cid } });
  return (
    <Sheet
      opened
      title={t('carts:sharing.of', { name: cart.location })}
      closeLabel={t('shell:close')}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose}>
          {t('shell:close')}
        </Button>
      }
    >
      <QueryState query={partners} skeleton={{ height: 48, count: 2 }}>
        {(rows) => {
          const all = allOf(rows, cart.congregations);
          return all.length === 0 ? (
            <>
              <Hint small>{t('carts:sharing.none')}</Hint>
              <Card>
                <LinkRow to="/settings/speaker-directory/" title={t('carts:sharing.directory')} />
              </Card>
            </>
          ) : (
            <>
              <Hint small>{t('carts:sharing.text')}</Hint>
              {all.map((row) => {
                const shared = cart.congregations.find(({ id }) => id === row.id);
                return (
                  <div key={row.id}>
                    <SwitchRow
                      label={t('carts:sharing.share', { name: row.name })}
                      description={shared && t('carts:sharing.ending')}
                      checked={shared !== undefined}
                      disabled={sharing.isPending || ending.isPending}
                      onChange={(event) => turn(row, event.currentTarget.checked)}
                    />
                    {shared && <GuestHoursForm cart={cart.id} share={shared} />}
                  </div>
                );
              })}
            </>
          );
        }}
      </QueryState>
      <FailureNotice error={sharing.error ?? ending.error} />
    </Sheet>
  );
}
