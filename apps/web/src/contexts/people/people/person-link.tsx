/** Row of a person in the list: initials, name and kind. */
import { initials } from '@sheaf/rules/people/people/names';
import { RowLink } from '#ui/row-link.tsx';
import classes from './people.module.css';
import type { PersonRow } from './people.queries.ts';
import { usePersonLabels } from './person-labels.ts';

export const pathOfPerson = ({ id }: Pick<PersonRow, 'id'>): string => `/settings/users/${id}/`;

export function PersonLink({ person }: { person: PersonRow }) {
  const labels = usePersonLabels()(person);
  return (
    <RowLink to={pathOfPerson(person)} className={classes.person}>
      <span className={classes.avatar} data-away={person.away || undefined} aria-hidden="true">
        {initials(person.full_name)}
      </span>
      <span className={classes.names}>
        <bdi className={classes.name}>{person.last_first}</bdi>
        <span className={classes.text}>{labels}</span>
      </span>
    </RowLink>
  );
}
