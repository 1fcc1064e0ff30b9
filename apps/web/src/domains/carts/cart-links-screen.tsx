/** CARTS-R18, CARTS-S3, SHELL-R15: one link a cart in the menu of schedules, for those who are approved for it. */
import IconTrolley from '@tabler/icons-react/dist/esm/icons/IconTrolley.mjs';
import { useEffect } from 'react';
import type { Reply } from '../../platform/api.ts';
import { usePeople } from '../../platform/collections/use-people.ts';
import { recallKept } from '../../platform/encrypted-cache/recall-kept.ts';
import { usePermits, useSignedIn } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { useRead } from '../../platform/use-read.ts';
import { Card, Section } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';

const read = 'carts.listSharedCarts';

type SharedCart = Reply<typeof read>[number];

function Links({
  title,
  carts,
  lineOf,
}: {
  title: string;
  carts: SharedCart[];
  lineOf: (cart: SharedCart) => string;
}) {
  if (carts.length === 0) return null;
  return (
    <Section title={title}>
      <Card>
        {carts.map((cart) => (
          <ListRow
            key={cart.id}
            to={`/schedules/cart/${cart.id}/`}
            icon={<IconTrolley aria-hidden="true" />}
            title={<bdi>{cart.location}</bdi>}
            line={lineOf(cart)}
          />
        ))}
      </Card>
    </Section>
  );
}

export function CartLinksScreen() {
  const { t } = useTexts();
  const { user } = useSignedIn();
  const permits = usePermits();
  useEffect(() => void recallKept(read, [read]), []);
  const carts = useRead(read, {}, { kept: true }).data ?? [];
  const approved = usePeople().data?.some(({ id, cart, active }) => id === user.id && cart && active);
  const own =
    approved || permits.has('schedules.carts.always_book') ? carts.filter(({ shared }) => !shared) : [];
  const others = approved ? carts.filter(({ shared }) => shared) : [];
  return (
    <>
      <Links title={t('carts:title')} carts={own} lineOf={() => t('carts:linkText')} />
      <Links
        title={t('carts:sharing.title')}
        carts={others}
        lineOf={({ congregation }) => t('carts:sharing.host', { congregation })}
      />
    </>
  );
}
