/**
 * The latest history of the server's database that this phone saw. Sent with every request, so that a server
 * on a former database answers nothing and takes nothing (SYNC-X5).
 */
import { isLaterEra } from '@sheaf/rules/sync/era';

const key = 'sheaf.era';
const header = 'sheaf-era';

export const databaseEra = {
  headers(): Record<string, string> {
    const known = localStorage.getItem(key);
    return known === null ? {} : { [header]: known };
  },
  /** An answer that was sent before a promotion may arrive after a later one. */
  note({ headers }: Response): void {
    const told = headers.get(header);
    const known = localStorage.getItem(key);
    if (told === null || told === known || (known !== null && isLaterEra(known, told))) return;
    localStorage.setItem(key, told);
  },
};
