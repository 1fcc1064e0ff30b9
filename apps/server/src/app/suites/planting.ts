/** Plants words through client calls, each asserting success. */
import type { Definition } from '@sheaf/contract/operation';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { todayIn } from '@sheaf/rules/time/today-in';
import { seededZone } from '#platform/testing/moments';
import type { PlantingDays } from '#platform/testing/plant-texts';
import type { SeededCongregation, SeededPerson } from '#platform/testing/seeds';
import type { CallOptions, TestApp } from '#platform/testing/test-app';

export interface PlantingContext {
  test: TestApp;
  congregation: SeededCongregation;
  /** A person of the congregation with every permission. */
  keeper: SeededPerson;
  days: PlantingDays;
  /** Calls as the keeper unless `as` is given. */
  done<Reply>(operation: Definition, options?: PlantOptions): Promise<Reply>;
}

interface PlantOptions {
  as?: string;
  params?: object;
  body?: object;
  headers?: Record<string, string>;
}

let keys = 0;

/** Dates of a seeded congregation at an instant. */
export function daysAt(now: Date): PlantingDays {
  const today = todayIn(seededZone, now.getTime());
  return { now, today, inDays: (days) => addDays(today, days) };
}

export function plantingIn(
  test: TestApp,
  congregation: SeededCongregation,
  keeper: SeededPerson,
): PlantingContext {
  return {
    test,
    congregation,
    keeper,
    days: daysAt(test.platform.clock()),
    async done<Reply>(operation: Definition, options: PlantOptions = {}) {
      keys += 1;
      const key = `planting-${String(keys).padStart(8, '0')}`;
      const answer = await test.call(operation, {
        as: keeper.token,
        key,
        ...options,
      } as CallOptions<Definition>);
      if (answer.status !== 200) throw new Error(`${operation.name} ${answer.status} ${answer.text}`);
      return answer.data as Reply;
    },
  };
}

export async function upload(
  { test, keeper }: PlantingContext,
  operation: Definition,
  [name, content]: readonly [name: string, content: string | Uint8Array<ArrayBuffer>],
  fields: Record<string, string> = {},
): Promise<void> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([content]), name);
  const encoded = new Response(form);
  const answer = await test.app.inject({
    method: operation.method,
    url: `/api${operation.path}`,
    headers: {
      authorization: `Bearer ${keeper.token}`,
      'content-type': encoded.headers.get('content-type')!,
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  if (answer.statusCode !== 200) throw new Error(`${operation.name} ${answer.statusCode} ${answer.body}`);
}
