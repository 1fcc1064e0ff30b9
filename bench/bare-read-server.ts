/**
 * A bare node:http handler on the raw driver: the same statement as the owner, without row-level security,
 * and the same bytes.
 */
import { createServer } from 'node:http';
import pg from 'pg';
import { mapPageStatement } from '../apps/server/src/contexts/territory/maps/map-queries.store.ts';
import { ownerRole, socketOf } from '../apps/server/src/platform/database/embedded-postgres.ts';

interface ReadInput {
  folder: string;
  values: unknown[];
}

process.once('message', ({ folder, values }: ReadInput) => {
  const pool = new pg.Pool({ ...socketOf(folder), user: ownerRole, database: 'postgres', max: 6 });
  const server = createServer((_request, response) => {
    void pool.query({ name: 'map-page', text: mapPageStatement.text, values }).then(({ rows: [row] }) => {
      const { streets, suburbs, available, preloaded, do_not_calls, foreign_addresses, history, ...map } =
        row;
      const lists = [streets, suburbs, available, preloaded, do_not_calls, foreign_addresses, history];
      const bytes = Buffer.from(`{"data":{"map":${JSON.stringify(map)},"lists":[${lists.join(',')}]}}`);
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': bytes.length,
      });
      response.end(bytes);
    });
  });
  server.listen(0, () => {
    const address = server.address();
    process.send!(typeof address === 'object' && address ? address.port : 0);
  });
});
