/**
 * Requests that the browser does not delete what the app has stored. Requested after the first own entry is saved on the
 * phone, never at the start, because Firefox shows a question; the other browsers decide silently (AUTH-R25).
 */
const storedDate = 'sheaf.storage-asked';
/** Browsers decide by use and installation, which change. */
const againMilliseconds = 30 * 86_400_000;

export async function keepStorage(): Promise<void> {
  const { storage } = navigator;
  if (!storage || !('persist' in storage)) return;
  const asked = Number(localStorage.getItem(storedDate) ?? 0);
  if (Date.now() - asked < againMilliseconds) return;
  localStorage.setItem(storedDate, String(Date.now()));
  if (!(await storage.persisted())) await storage.persist();
}
