/** People of a rotation in order, each with their meetings; more are found by name (ATTEND-R2, ATTEND-S3). */
import { Button } from '@mantine/core';
import { isApprovable } from '@sheaf/rules/meetings/responsibilities/approvable';
import { meetingScopes } from '@sheaf/rules/meetings/responsibilities/responsibility';
import { withGender } from '@sheaf/rules/people/people/gender';
import IconCalendarWeek from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useState } from 'react';
import { usePeople } from '#platform/collections/use-people.ts';
import { isFound } from '#platform/search.ts';
import { useTexts } from '#platform/texts.ts';
import { Section } from '#ui/card.tsx';
import { Hint } from '#ui/page.tsx';
import { PeopleOrder } from '#ui/schedule/people-order.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import { TickBox } from '#ui/tick-box.tsx';
import type { Taker } from './responsibility-values.ts';
import classes from './turn-takers.module.css';

interface TurnTakersProps {
  people: readonly Taker[];
  /** The list of candidates is initially expanded. */
  finding: boolean;
  onChange: (people: Taker[]) => void;
}

/** Candidates; people of the rotation are ticked. */
function FindPeople({ people, onChange }: Omit<TurnTakersProps, 'finding'>) {
  const { t } = useTexts();
  const all = usePeople().data ?? [];
  const [typed, setTyped] = useState('');
  const [showAll, setShowAll] = useState(false);
  const taking = new Set(people.map(({ user_id }) => user_id));
  const found = all
    .map(withGender)
    .filter((person) => isApprovable(person, showAll) && isFound(typed, person.full_name));
  const flip = (id: number): void =>
    onChange(
      taking.has(id)
        ? people.filter(({ user_id }) => user_id !== id)
        : [...people, { user_id: id, meeting: 'both' }],
    );
  return (
    <>
      <div data-tour="duty-search">
        <SearchField label={t('responsibilities:form.search')} value={typed} onChange={setTyped} />
      </div>
      <div data-tour="duty-show-all">
        <SwitchRow
          label={t('responsibilities:form.showAll')}
          checked={showAll}
          onChange={(event) => setShowAll(event.currentTarget.checked)}
        />
      </div>
      {found.length === 0 && <Hint>{t('responsibilities:form.noMatch')}</Hint>}
      <ul className={classes.found}>
        {found.map(({ id, last_first }) => (
          <li key={id}>
            <TickBox label={<bdi>{last_first}</bdi>} checked={taking.has(id)} onChange={() => flip(id)} />
          </li>
        ))}
      </ul>
    </>
  );
}

export function TurnTakers({ people, finding, onChange }: TurnTakersProps) {
  const { t } = useTexts();
  const all = usePeople().data ?? [];
  const [adding, setAdding] = useState(finding);
  const nameOf = (id: number): string => all.find((person) => person.id === id)?.full_name ?? '';
  return (
    <Section title={t('responsibilities:form.people')}>
      <div className={classes.takers} data-tour="duty-people">
        <Hint small>
          {t(people.length === 0 ? 'responsibilities:form.nobodyYet' : 'responsibilities:form.peopleText')}
        </Hint>
        {people.length > 0 && (
          <div data-tour="duty-order">
            <PeopleOrder
              label={t('responsibilities:form.people')}
              people={people.map(({ user_id, meeting }) => ({
                key: String(user_id),
                name: nameOf(user_id),
                line: t(`responsibilities:scope.${meeting}`),
              }))}
              onOrder={(keys) =>
                onChange(keys.map((key) => people.find(({ user_id }) => String(user_id) === key)!))
              }
              onRemove={(key) => onChange(people.filter(({ user_id }) => String(user_id) !== key))}
              actsOf={(key) =>
                meetingScopes
                  .filter((scope) =>
                    people.some(({ user_id, meeting }) => String(user_id) === key && meeting !== scope),
                  )
                  .map((scope) => ({
                    label: t(`responsibilities:scope.${scope}`),
                    icon: <IconCalendarWeek aria-hidden="true" size={20} />,
                    onClick: () =>
                      onChange(
                        people.map((one) => (String(one.user_id) === key ? { ...one, meeting: scope } : one)),
                      ),
                  }))
              }
            />
          </div>
        )}
        {adding ? (
          <FindPeople people={people} onChange={onChange} />
        ) : (
          <Button
            variant="default"
            leftSection={<IconUserPlus aria-hidden="true" size={20} />}
            onClick={() => setAdding(true)}
          >
            {t('responsibilities:form.add')}
          </Button>
        )}
      </div>
    </Section>
  );
}
