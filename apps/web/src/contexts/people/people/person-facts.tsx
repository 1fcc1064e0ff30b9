/**
 * Read-only view of a person, for people without permission to edit: a disabled form has too little contrast.
 */
import { isSurePhone } from '@sheaf/rules/contact/sure-phone';
import type { ReactNode } from 'react';
import { useRoleName } from '#contexts/people/roles/role-name.api.ts';
import { shortDate } from '#platform/dates.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useLanguageChoices } from '#platform/use-language-choices.ts';
import { Card } from '#ui/card.tsx';
import { PhoneNumber } from '#ui/phone-number.tsx';
import classes from './people.module.css';
import { type PersonDetail, useRoles } from './people.queries.ts';

/** Labels and values of the filled fields. */
function useFacts(person: PersonDetail): [string, ReactNode][] {
  const { t } = useTexts();
  const roles = useRoles().data ?? [];
  const nameOf = useRoleName();
  const languages = useLanguageChoices(person.lang);
  const pioneering = [
    person.pioneer && t('people:form.pioneer'),
    person.special_pioneer && t('people:form.specialPioneer'),
    person.aux && t('people:form.aux'),
  ].filter(Boolean);
  const held = roles.filter(({ id }) => person.roles.includes(id)).map(nameOf);
  const facts: [string, ReactNode][] = [
    [t('people:form.gender'), t(`people:gender.${person.gender}`)],
    [
      t('people:form.phone'),
      person.phone && (
        <>
          <PhoneNumber stored={person.phone} />
          {!isSurePhone(person.phone) && <span>{` (${t('people:form.phoneUnsure')})`}</span>}
        </>
      ),
    ],
    [t('people:form.email'), person.email && <bdi>{person.email}</bdi>],
    [t('people:form.group'), person.group_name && <bdi>{person.group_name}</bdi>],
    [t('people:form.address'), person.address && <bdi>{person.address}</bdi>],
    [t('people:form.emergency'), person.emergency && <bdi>{person.emergency}</bdi>],
    [t('people:form.dob'), person.dob && shortDate(person.dob)],
    [t('people:form.doi'), person.doi && shortDate(person.doi)],
    [t('people:form.pioneering'), joinTexts(pioneering)],
    [t('people:form.hope'), t(`people:hope.${person.hope}`)],
    [t('people:form.lang'), languages.find(({ value }) => value === person.lang)?.label],
    [t('people:form.cart'), person.cart && t('people:form.yes')],
    [t('people:form.roles'), joinTexts(held)],
  ];
  return facts.filter(([, value]) => Boolean(value));
}

export function PersonFacts({ person }: { person: PersonDetail }) {
  const facts = useFacts(person);
  return (
    <Card padded>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
