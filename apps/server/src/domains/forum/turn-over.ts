/** FORUM-R2: true turns over what is, false ends it. */
export async function turnOver(
  flag: boolean,
  { remove, add }: { remove: () => Promise<boolean>; add: () => Promise<void> },
): Promise<void> {
  const removed = await remove();
  if (flag && !removed) await add();
}
