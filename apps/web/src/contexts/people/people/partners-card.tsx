/** The person's cart partners, found by name and ticked (USERS-C5). */
import { Button } from '@mantine/core';
import { matchesName } from '@sheaf/rules/people/people/find-people';
import { mayBePartner } from '@sheaf/rules/people/people/profile';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useState } from 'react';
import { usePeople } from '#platform/collections/use-people.ts';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { AccordionRow } from '#ui/accordion-row.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { SearchTools } from '#ui/search-tools.tsx';
import type { Profile } from './people.queries.ts';
import { PersonTicks } from './person-ticks.tsx';

function Partners({ profile }: { profile: Profile }) {
  const { t } = useTexts();
  const people = usePeople();
  const saving = useWrite('people.editCartPartners');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>(profile.cart_partners);
  const candidates = (people.data ?? []).filter(
    (person) => mayBePartner(person, profile.id) || chosen.includes(person.id),
  );
  // Chosen partners are first; 500 names need the search.
  const shown = candidates
    .filter(({ last_first }) => matchesName(last_first, search))
    .sort((a, b) => Number(chosen.includes(b.id)) - Number(chosen.includes(a.id)))
    .slice(0, Math.max(30, chosen.length));
  return (
    <CardBody>
      <p>{t('people:profile.partners.text')}</p>
      <SearchTools label={t('people:search')} search={search} onSearch={setSearch} />
      {people.data && shown.length === 0 && <p>{t('people:profile.partners.nobody')}</p>}
      <PersonTicks
        people={shown}
        chosen={chosen}
        onChange={(next) => {
          if (saving.isSuccess) saving.reset();
          setChosen(next);
        }}
      />
      <FailureNotice error={saving.error} />
      {saving.isSuccess && <p role="status">{t('people:profile.saved')}</p>}
      <Button
        variant="light"
        loading={saving.isPending}
        onClick={() => saving.mutate({ body: { partners: [...chosen] } })}
      >
        {t('people:profile.partners.save')}
      </Button>
    </CardBody>
  );
}

export function PartnersCard({ profile }: { profile: Profile }) {
  const { t } = useTexts();
  return (
    <AccordionRow
      icon={<IconUsers aria-hidden="true" />}
      title={t('people:profile.partners.title')}
      count={profile.cart_partners.length}
      level={2}
    >
      {() => <Partners profile={profile} />}
    </AccordionRow>
  );
}
