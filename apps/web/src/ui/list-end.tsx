/** Last row of a list in a card: the empty state and the add button. */
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import classes from './list-end.module.css';

export function NothingListed({ children }: { children: ReactNode }) {
  return <p className={classes.nothing}>{children}</p>;
}

export function AddToList({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <div className={classes.foot}>
      <Button variant="light" leftSection={<IconPlus aria-hidden="true" size={20} />} onClick={onAdd}>
        {label}
      </Button>
    </div>
  );
}
