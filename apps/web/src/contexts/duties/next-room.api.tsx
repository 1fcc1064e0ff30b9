/**
 * Space of the next duty on the dashboard. Its height is in localStorage; the duty itself is in the encrypted
 * cache.
 */
import { nextDutyHeight as key } from '#platform/snapshot/snapshot.ts';
import { ActionLink } from '#ui/action-button.tsx';
import classes from './next-duty.module.css';

const usual = 'usual';

/** Height in pixels at an earlier start, `usual` if none was shown yet, or null without a duty. */
export type Room = number | typeof usual | null;

export function keptRoom(): Room {
  const kept = localStorage.getItem(key);
  return kept === usual ? usual : Number(kept) || null;
}

export function keepRoom(room: Room): void {
  if (room) localStorage.setItem(key, String(room));
  else localStorage.removeItem(key);
}

/** Laid out like a duty whose title has one line and that can be given up, so that it wraps like one in large text. */
const UsualRoom = () => (
  <div className={`${classes.row} ${classes.empty}`} aria-hidden="true">
    <span className={classes.open}>
      <span className={classes.day}>
        <span>{'\u00a0'}</span>
        <span className={classes.number}>{'\u00a0'}</span>
        <span>{'\u00a0'}</span>
      </span>
      <span className={classes.texts}>
        <span className={classes.title}>{'\u00a0'}</span>
        <span className={classes.line}>{'\u00a0'}</span>
      </span>
    </span>
    <ActionLink variant="default" to="/assignments/">
      {'\u00a0'.repeat(8)}
    </ActionLink>
  </div>
);

/** Empty space, where nothing shows yet. */
export function EmptyRoom({ room }: { room: Room }) {
  if (room === usual) return <UsualRoom />;
  return room !== null && <div style={{ blockSize: room }} />;
}
