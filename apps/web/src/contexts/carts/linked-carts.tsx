/** Links to the carts in the schedules menu, for approved people (CARTS-R18, CARTS-S3, SHELL-R15). */
import IconTrolley from '@tabler/icons-react/dist/esm/icons/IconTrolley.mjs';
import { useEffect } from 'react';
import { recallKept } from '#platform/encrypted-cache/recall-kept.ts';
import { useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { cartPath, linkedCartsRead, type SharedCart, useLinkedCarts } from './cart-links.ts';

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
            to={cartPath(cart)}
            icon={<IconTrolley aria-hidden="true" />}
            title={<bdi>{cart.location}</bdi>}
            line={lineOf(cart)}
          />
        ))}
      </Card>
    </Section>
  );
}

export function LinkedCarts() {
  const { t } = useTexts();
  const { own, others } = useLinkedCarts();
  useEffect(() => void recallKept(linkedCartsRead, [linkedCartsRead]), []);
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
