import type { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { readFolders } from '#contexts/noticeboard/list-folders';
import { noticeFolders } from '#contexts/noticeboard/notice-folders.store';
import { lockCongregation } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** X-BOARD-4. */
export async function saveFolders(call: Handler<typeof noticeboard.saveFolders>) {
  const { tenant, body } = call;
  // Serialises two saves, of which the last one counts.
  await lockCongregation(tenant);
  const known = new Map((await noticeFolders.list(tenant)).map((folder) => [folder.id, folder]));
  const kept = new Set(body.folders.flatMap(({ id }) => id ?? []));
  if ([...kept].some((id) => !known.has(id))) call.invalid({ folders: ['no-such-folder'] });
  const labels = body.folders.map(({ label }) => label.toLowerCase());
  if (new Set(labels).size < labels.length) call.invalid({ folders: ['folder-named-twice'] });
  await noticeFolders.remove(
    tenant,
    [...known.keys()].filter((id) => !kept.has(id)),
  );
  for (const [index, { id, label }] of body.folders.entries()) {
    const order = index + 1;
    const before = id ? known.get(id) : undefined;
    if (!before) await noticeFolders.add(tenant, label, order);
    else if (before.label !== label || before.order !== order)
      await noticeFolders.edit(tenant, before.id, { label, order });
  }
  return readFolders(tenant);
}
