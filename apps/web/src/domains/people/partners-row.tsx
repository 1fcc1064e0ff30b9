/** The cart partners of a person, by name. */
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useTexts } from '../../platform/texts.ts';
import { AccordionRow } from '../../ui/accordion-row.tsx';
import classes from './people.module.css';
import { type PersonDetail, usePeople } from './people.queries.ts';

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
        <div className={classes.pad}>
          {person.cart_partners.length === 0 && <p className={classes.hint}>{t('people:partners.none')}</p>}
          {names.map(({ id, full_name }) => (
            <bdi key={id}>{full_name}</bdi>
          ))}
        </div>
      )}
    </AccordionRow>
  );
}
