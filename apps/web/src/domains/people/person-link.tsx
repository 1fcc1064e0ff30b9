/** One person in the list: initials, name, and what matters at a glance. */
import { initials } from '@sheaf/rules/people/names';
import { Link } from 'react-router';
import { useTexts } from '../../platform/texts.ts';
import classes from './people.module.css';
import type { PersonRow } from './people.queries.ts';

/** What he is, in words: `Elder · Regular pioneer · Inactive`. */
function useWords(person: PersonRow): string {
  const { t } = useTexts();
  return [
    t(`people:appointment.${person.appointment}`),
    person.pioneer && t('people:form.pioneer'),
    person.special_pioneer && t('people:form.specialPioneer'),
    person.aux && t('people:form.aux'),
    !person.active && t('people:inactive'),
    person.away && t('people:away'),
  ]
    .filter(Boolean)
    .join(' · ');
}

export function PersonLink({ person }: { person: PersonRow }) {
  const words = useWords(person);
  return (
    <Link to={`/settings/users/${person.id}/`} className={classes.person}>
      <span className={classes.avatar} data-away={person.away || undefined} aria-hidden="true">
        {initials(person.full_name)}
      </span>
      <span className={classes.names}>
        <bdi className={classes.name}>{person.last_first}</bdi>
        <span className={classes.words}>{words}</span>
      </span>
    </Link>
  );
}
