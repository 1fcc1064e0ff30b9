/** People to tick. */
import classes from './people.module.css';
import type { PersonRow } from './people.queries.ts';

export interface PersonTicksProps {
  people: readonly PersonRow[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

export function PersonTicks({ people, chosen, onChange }: PersonTicksProps) {
  return (
    <ul>
      {people.map(({ id, last_first }) => (
        <li key={id}>
          <label className={classes.choice}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={(event) =>
                onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            <bdi>{last_first}</bdi>
          </label>
        </li>
      ))}
    </ul>
  );
}
