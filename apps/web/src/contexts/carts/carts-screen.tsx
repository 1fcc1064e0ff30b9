/** Screen of the cart locations with their hours and closed times (CARTS-S4). */
import { Button } from '@mantine/core';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconTrolley from '@tabler/icons-react/dist/esm/icons/IconTrolley.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { useState } from 'react';
import { usePermits } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Page, Tools } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { RowMenu } from '#ui/row-menu.tsx';
import { clockTime } from '#ui/schedule/schedule-dates.ts';
import { BlocksSheet } from './blocks-sheet.tsx';
import { type CartLocation, LocationSheet } from './location-sheet.tsx';
import { ShareSheet } from './share-sheet.tsx';

type OpenSheet = { what: 'edit' | 'blocks' | 'share' | 'delete'; cart: CartLocation } | { what: 'add' };

function DeleteCart({ cart, onClose }: { cart: CartLocation; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <DeleteQuestion
      title={t('carts:locations.delete')}
      text={t('carts:locations.deleteText')}
      removal={useWrite('carts.deleteLocation')}
      given={{ params: { id: cart.id } }}
      onClose={onClose}
    >
      <p>
        <strong>
          <bdi>{cart.location}</bdi>
        </strong>
      </p>
    </DeleteQuestion>
  );
}

function Row({ cart, onOpen }: { cart: CartLocation; onOpen: (open: OpenSheet) => void }) {
  const { t } = useTexts();
  const permits = usePermits();
  const { location } = cart;
  const hours = t('schedule:grid.hours', {
    from: clockTime(cart.start_time),
    to: clockTime(cart.end_time),
  });
  return (
    <ListRow
      icon={<IconTrolley aria-hidden="true" />}
      title={<bdi>{location}</bdi>}
      line={
        <>
          {t('carts:locations.line', { hours, people: t('carts:people', { count: cart.max_users }) })}
          {cart.congregations.length > 0 && (
            <>
              <br />
              {t('carts:sharing.line', { names: joinTexts(cart.congregations.map(({ name }) => name)) })}
            </>
          )}
        </>
      }
      trailing={
        permits.has('settings.cart_locations.add') && (
          <RowMenu
            what={location}
            items={[
              {
                label: t('carts:locations.editOf', { name: location }),
                icon: <IconPencil aria-hidden="true" size={20} />,
                onClick: () => onOpen({ what: 'edit', cart }),
              },
              {
                label: t('carts:blocks.of', { name: location }),
                icon: <IconClock aria-hidden="true" size={20} />,
                onClick: () => onOpen({ what: 'blocks', cart }),
              },
              {
                label: t('carts:sharing.menu', { name: location }),
                icon: <IconUsersGroup aria-hidden="true" size={20} />,
                onClick: () => onOpen({ what: 'share', cart }),
              },
              {
                label: t('carts:locations.deleteOf', { name: location }),
                icon: <IconTrash aria-hidden="true" size={20} />,
                onClick: () => onOpen({ what: 'delete', cart }),
              },
            ]}
          />
        )
      }
    />
  );
}

export function CartsScreen() {
  const { t } = useTexts();
  const permits = usePermits();
  const carts = useRead('carts.listLocations');
  const [open, setOpen] = useState<OpenSheet | null>(null);
  const close = (): void => setOpen(null);
  const cart = open && open.what !== 'add' ? carts.data?.find(({ id }) => id === open.cart.id) : undefined;
  return (
    <Page title={t('carts:locations.title')} back>
      {permits.has('settings.cart_locations.add') && (
        <Tools>
          <Button
            leftSection={<IconPlus aria-hidden="true" size={20} />}
            onClick={() => setOpen({ what: 'add' })}
          >
            {t('carts:locations.add')}
          </Button>
        </Tools>
      )}
      <QueryState
        query={carts}
        skeleton={{ height: 60, count: 3 }}
        empty={{ icon: <IconTrolley aria-hidden="true" />, text: t('carts:locations.empty') }}
      >
        {(rows) => (
          <Card label={t('carts:locations.title')}>
            {rows.map((row) => (
              <Row key={row.id} cart={row} onOpen={setOpen} />
            ))}
          </Card>
        )}
      </QueryState>
      {open?.what === 'add' && <LocationSheet cart={null} onClose={close} />}
      {open?.what === 'edit' && cart && <LocationSheet cart={cart} onClose={close} />}
      {open?.what === 'blocks' && cart && <BlocksSheet cart={cart} onClose={close} />}
      {open?.what === 'share' && cart && <ShareSheet cart={cart} onClose={close} />}
      {open?.what === 'delete' && cart && <DeleteCart cart={cart} onClose={close} />}
    </Page>
  );
}
