/** Formats a person's values for a conflict. */

import { useRoleName } from '#contexts/people/roles/role-name.api.ts';
import { shortDate } from '#platform/dates.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useLanguageChoices } from '#platform/use-language-choices.ts';
import { useRead } from '#platform/use-read.ts';
import type { ToldValue } from '#ui/form/save-footer.tsx';
import { useRoles } from './people.queries.ts';
import type { PersonEntry } from './person-entry.ts';

export function useTellPerson(): (entry: PersonEntry) => ToldValue[] {
  const { t } = useTexts();
  const roles = useRoles().data ?? [];
  const nameOf = useRoleName();
  const groups = useRead('people.listPersonOptions').data?.groups ?? [];
  const languages = useLanguageChoices('en');
  const yes = (on: boolean): string => (on ? '✓' : '');
  const day = (date: string): string => date && shortDate(date);
  return (entry) => [
    { label: t('people:form.firstName'), value: entry.first_name },
    { label: t('people:form.lastName'), value: entry.last_name },
    {
      label: t('people:form.gender'),
      value: entry.gender === null ? '' : t(`people:gender.${entry.gender}`),
    },
    { label: t('people:form.appointment'), value: t(`people:appointment.${entry.appointment}`) },
    { label: t('people:form.phone'), value: entry.phone },
    { label: t('people:form.email'), value: entry.email },
    { label: t('people:form.group'), value: groups.find(({ id }) => id === entry.group_id)?.name ?? '' },
    { label: t('people:form.address'), value: entry.address },
    { label: t('people:form.emergency'), value: entry.emergency },
    { label: t('people:form.dob'), value: day(entry.dob) },
    { label: t('people:form.doi'), value: day(entry.doi) },
    { label: t('people:form.pioneer'), value: yes(entry.pioneer) },
    { label: t('people:form.specialPioneer'), value: yes(entry.special_pioneer) },
    { label: t('people:form.aux'), value: yes(entry.aux) },
    { label: t('people:form.hope'), value: t(`people:hope.${entry.hope}`) },
    {
      label: t('people:form.lang'),
      value: languages.find(({ value }) => value === entry.lang)?.label ?? entry.lang,
    },
    { label: t('people:form.cart'), value: yes(entry.cart) },
    { label: t('people:form.active'), value: yes(entry.active) },
    {
      label: t('people:form.roles'),
      value: joinTexts(roles.filter(({ id }) => entry.roles.includes(id)).map(nameOf)),
    },
  ];
}
