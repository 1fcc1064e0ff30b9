/** CARTS-R18, SHELL-R15: one link a cart in the menu of schedules, for those who are approved for it. */
import IconTrolley from '@tabler/icons-react/dist/esm/icons/IconTrolley.mjs';
import { useEffect } from 'react';
import { usePeople } from '../../platform/collections/use-people.ts';
import { recallKept } from '../../platform/encrypted-cache/recall-kept.ts';
import { usePermits, useSignedIn } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { useRead } from '../../platform/use-read.ts';
import { Card, Section } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';

const read = 'carts.listSharedCarts';

export function CartLinksScreen() {
  const { t } = useTexts();
  const { user } = useSignedIn();
  const permits = usePermits();
  useEffect(() => void recallKept(read, [read]), []);
  const carts = useRead(read, {}, { kept: true }).data ?? [];
  const approved = usePeople().data?.some(({ id, cart, active }) => id === user.id && cart && active);
  const own = carts.filter(({ shared }) => !shared);
  const mayOpen = approved || permits.has('schedules.carts.always_book');
  if (!mayOpen || own.length === 0) return null;
  return (
    <Section title={t('carts:title')}>
      <Card>
        {own.map(({ id, location }) => (
          <ListRow
            key={id}
            to={`/schedules/cart/${id}/`}
            icon={<IconTrolley aria-hidden="true" />}
            title={<bdi>{location}</bdi>}
            line={t('carts:linkText')}
          />
        ))}
      </Card>
    </Section>
  );
}
