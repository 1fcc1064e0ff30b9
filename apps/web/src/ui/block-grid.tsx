/** Grid of a map's blocks, six in a row. A press ticks a block, another press removes the tick. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import classes from './block-grid.module.css';

export interface Block {
  block: number;
  label: string;
  name: string;
  done: boolean;
  /** Label of a block whose change waits in the outbox. */
  waiting?: string | undefined;
}

export function BlockGrid({
  blocks,
  onToggle,
}: {
  blocks: Block[];
  onToggle: (block: number, done: boolean) => void;
}) {
  return (
    <div className={classes.grid}>
      {blocks.map(({ block, label, name, done, waiting }) => (
        <button
          key={block}
          type="button"
          className={classes.block}
          aria-pressed={done}
          aria-label={name}
          aria-description={waiting}
          onClick={() => onToggle(block, !done)}
        >
          {label}
          {waiting && <IconCloudUp aria-hidden="true" size={16} className={classes.waiting} />}
          {done && <IconCheck aria-hidden="true" size={14} stroke={3} className={classes.tick} />}
        </button>
      ))}
    </div>
  );
}
