import { TickBox } from '#ui/tick-box.tsx';
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
          <TickBox
            label={<bdi>{last_first}</bdi>}
            checked={chosen.includes(id)}
            onChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        </li>
      ))}
    </ul>
  );
}
