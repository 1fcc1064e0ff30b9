/** The keys of a desk screen, written below it. */
import classes from './desk-table.module.css';

export const KeyList = ({ keys }: { keys: readonly { keys: string; does: string }[] }) => (
  <p className={classes.keys}>
    {keys.map(({ keys: key, does }) => (
      <span key={key}>
        <kbd>{key}</kbd> {does}
      </span>
    ))}
  </p>
);
