import { Readable } from 'node:stream';
import type { congregations } from '@sheaf/contract/people/congregations/congregations';
import { mayDownload } from '@sheaf/rules/people/congregations/export';
import { exports } from '#contexts/people/congregations/exports.store';
import { tenantTransaction } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { FileReply } from '#platform/replies';

/** EXPORT-R5: sends each part in its own transaction, so that a slow phone holds no connection. */
export async function downloadExport(call: Handler<typeof congregations.downloadExport>) {
  const { tenant, params, now, platform } = call;
  const [row] = await exports.list(tenant, now, params.id);
  if (!row || !mayDownload(row.state, row.expires_at, now)) return call.missing();
  const { congregationId, personId, operation } = tenant;
  const read = (part: number): Promise<Buffer | undefined> =>
    tenantTransaction(platform, { congregationId, personId, operation }, (own) =>
      exports.readPart(own, row.id, part),
    );
  async function* pieces(): AsyncGenerator<Buffer> {
    let sent = 0;
    for (let part = 0; sent < row!.size; part += 1) {
      const piece = await read(part);
      // Deleted during the download: the connection is aborted, so that the file is not taken as complete.
      if (!piece) throw new Error('the export was deleted while it was downloaded');
      sent += piece.length;
      yield piece;
    }
  }
  const name = `sheaf-${row.ready_at!.toISOString().slice(0, 10)}.zip`;
  return new FileReply(Readable.from(pieces()), 'application/zip', false, { name, size: row.size });
}
