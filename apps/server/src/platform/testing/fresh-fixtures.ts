/** One server for the tests of a file, and a fresh fixture before each of them. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

/** @param open runs before each test, with the number of the test in the file, for names that differ. */
export function freshFixtures(open: (test: TestApp, number: number) => Promise<void>): void {
  let test: TestApp;
  let number = 0;
  beforeAll(async () => {
    test = await openTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    number += 1;
    await open(test, number);
  });
}
