import { expect, it } from 'vitest';
import { openApi } from '#app/open-api';

interface DescribedCall {
  readonly requestBody?: object;
  readonly responses: Record<string, unknown>;
}

it('X-DOCS describes 413 and 415 for each call with a body, and for no other', () => {
  const paths = openApi()['paths'] as Record<string, Record<string, DescribedCall>>;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ name: `${method} ${path}`, ...call })),
  );
  const named = (of: typeof calls): string[] => of.map(({ name }) => name);
  const withBody = named(calls.filter(({ requestBody }) => requestBody !== undefined));
  expect(withBody).toContain('delete /api/preloaded-territory');
  for (const status of ['413', '415'])
    expect(named(calls.filter(({ responses }) => status in responses))).toEqual(withBody);
});
