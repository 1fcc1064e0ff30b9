import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRotationFixture } from '#contexts/carts/testing/rotation-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
  test.setNow(new Date('2026-11-24T02:00:00Z'));
});
afterAll(() => test.close());

it('CARTS-D4 refuses combinations with other people or of another size', async () => {
  const { add, edit } = await openRotationFixture(test);
  const { data } = await add();
  expect((await edit(data.id, { combinations: data.combinations })).status).toBe(200);
  const [[first] = []] = data.combinations;
  for (const combinations of [[[first!]], [[first!, first!]], [[first!, 999_999]]]) {
    const { status, problem } = await edit(data.id, { combinations });
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['combinations']]);
  }
});
