import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { usePeople } from '#platform/collections/use-people.ts';
import { useTexts } from '#platform/texts.ts';
import { AccordionRow } from '#ui/accordion-row.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { Hint } from '#ui/page.tsx';
import type { PersonDetail } from './people.queries.ts';

export function PartnersRow({ person }: { person: PersonDetail }) {
  const { t } = useTexts();
  const people = usePeople();
  const names = (people.data ?? []).filter(({ id }) => person.cart_partners.includes(id));
  return (
    <AccordionRow
      icon={<IconUsers aria-hidden="true" />}
      title={t('people:partners.title')}
      count={person.cart_partners.length}
      level={2}
    >
      {() => (
        <CardBody>
          {person.cart_partners.length === 0 && <Hint small>{t('people:partners.none')}</Hint>}
          {names.map(({ id, full_name }) => (
            <bdi key={id}>{full_name}</bdi>
          ))}
        </CardBody>
      )}
    </AccordionRow>
  );
}
