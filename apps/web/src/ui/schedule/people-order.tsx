import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTexts } from '#platform/texts.ts';
import { OrderList } from './order-list.tsx';
import type { OrderAction } from './order-row.tsx';
import classes from './people-order.module.css';
import { PersonAvatar, type PersonMark } from './person-avatar.tsx';

export interface OrderedPerson {
  key: string;
  name: string;
  /** `Next: Sat 28 November`, `Away 1 to 8 December`. */
  line?: string;
  mark?: PersonMark;
}

export interface PeopleOrderProps {
  label: string;
  people: readonly OrderedPerson[];
  /** Called with all keys in their new order. */
  onOrder: (keys: string[]) => void;
  onRemove: (key: string) => void;
  /** Menu entries before Remove. */
  actsOf?: (key: string) => readonly OrderAction[];
}

function Person({ person }: { person: OrderedPerson }) {
  return (
    <>
      <PersonAvatar name={person.name} mark={person.mark} />
      <span className={classes.texts}>
        <bdi className={classes.name}>{person.name}</bdi>
        {person.line && <bdi className={classes.line}>{person.line}</bdi>}
      </span>
    </>
  );
}

export function PeopleOrder({ label, people, onOrder, onRemove, actsOf }: PeopleOrderProps) {
  const { t } = useTexts();
  return (
    <OrderList
      label={label}
      items={people}
      onOrder={onOrder}
      contentOf={(person) => <Person person={person} />}
      actsOf={({ key }) => [
        ...(actsOf?.(key) ?? []),
        {
          label: t('schedule:order.remove'),
          icon: <IconX aria-hidden="true" size={20} />,
          onClick: () => onRemove(key),
        },
      ]}
    />
  );
}
