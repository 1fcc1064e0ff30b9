/** The whole server on a fresh database, called like a client without a network. */
import type {
  Definition,
  GivenBodyOf,
  GivenParamsOf,
  GivenQueryOf,
  ReplyOf,
} from '@sheaf/contract/operation';
import { pathOf } from '@sheaf/contract/operation';
import type { Problem } from '@sheaf/contract/problem';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '#app/build-app';
import type { Platform } from '#platform/platform';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { startClock, useClock } from '#platform/testing/test-clock';
import { openTestPlatform } from '#platform/testing/test-platform';

export interface TestAnswer<Reply> {
  status: number;
  data: Reply;
  problem: Problem;
  headers: Record<string, string>;
  text: string;
}

export interface CallOptions<D extends Definition> {
  as?: string;
  params?: GivenParamsOf<D>;
  query?: GivenQueryOf<D>;
  body?: GivenBodyOf<D>;
  key?: string;
  headers?: Record<string, string>;
}

export interface TestApp {
  app: FastifyInstance;
  platform: Platform;
  database: FreshDatabase;
  /** Stops the server's clock at an instant; without an argument it runs on. */
  setNow(now?: Date): void;
  call<D extends Definition>(operation: D, options?: CallOptions<D>): Promise<TestAnswer<ReplyOf<D>>>;
  close(): Promise<void>;
}

const searchOf = (query: unknown): string => {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).map(([name, value]) => [
    name,
    String(value),
  ]);
  return entries.length > 0 ? `?${new URLSearchParams(entries as [string, string][])}` : '';
};

type Answer = LightMyRequestResponse;

/**
 * Fails a call that changes a collection its operation does not declare, because phones would not read it
 * again. Concurrent calls are excluded: a change cannot be attributed there.
 */
function changesWatch({ owner }: FreshDatabase) {
  let running = 0;
  let begun = 0;
  const revisions = async (): Promise<Map<string, string>> => {
    const { rows } = await owner.query('select congregation_id, collection, revision from revisions');
    return new Map(rows.map((row) => [`${row.congregation_id} ${row.collection}`, String(row.revision)]));
  };
  return async ({ name, changes = [] }: Definition, send: () => Promise<Answer>): Promise<Answer> => {
    begun += 1;
    running += 1;
    const [turn, alone] = [begun, running === 1];
    try {
      const before = alone ? await revisions() : undefined;
      const answer = await send();
      // A refused call changed nothing; other revisions rose through concurrent work.
      if (!before || changes.includes('*') || answer.statusCode >= 300) return answer;
      const after = await revisions();
      const risen = [...after].filter(([key, revision]) => before.get(key) !== revision);
      const undeclared = risen
        .map(([key]) => key.split(' ')[1] as (typeof changes)[number])
        .filter((collection) => !changes.includes(collection));
      if (begun === turn && undeclared.length > 0)
        throw new Error(`${name} changes ${undeclared} undeclared`);
      return answer;
    } finally {
      running -= 1;
    }
  };
}

interface TestAppOptions {
  /** An instant (ISO 8601) at which the server's clock starts; without one it starts at the current time. */
  moment?: string;
  /** See `Settings`; rate limits apply only in tests about them. */
  strangerFactor?: number;
}

export async function openTestApp({ moment, strangerFactor = 0 }: TestAppOptions = {}): Promise<TestApp> {
  const database = await freshDatabase();
  const running = startClock(moment);
  let fixed: Date | undefined;
  const clock = () => fixed ?? running();
  useClock(database.owner, clock);
  const platform = openTestPlatform(
    database,
    { development: true, translationCongregations: [1, 2], strangerFactor },
    clock,
  );
  const app = await buildApp(platform);
  const watch = changesWatch(database);
  return {
    app,
    platform,
    database,
    setNow: (now) => {
      fixed = now;
    },
    async call(operation, options = {}) {
      const send = (): Promise<Answer> =>
        app.inject({
          method: operation.method,
          url: pathOf(operation.path, options.params as Record<string, unknown>) + searchOf(options.query),
          headers: {
            ...(options.as && { authorization: `Bearer ${options.as}` }),
            ...(options.key && { 'idempotency-key': options.key }),
            ...options.headers,
          },
          ...(options.body !== undefined && { payload: options.body as object }),
        });
      const answer = operation.method === 'GET' ? await send() : await watch(operation, send);
      const json =
        answer.headers['content-type']?.toString().startsWith('application/json') && answer.body !== ''
          ? answer.json()
          : {};
      return {
        status: answer.statusCode,
        data: json.data,
        problem: json,
        headers: answer.headers as Record<string, string>,
        text: answer.body,
      };
    },
    async close() {
      await app.close();
      await platform.workers.close();
      await database.close();
    },
  };
}
