import { expect, it } from 'vitest';
import { hashBody } from '#platform/idempotency.store';

const file = (text: string) => ({ bytes: Buffer.from(text) });
const hash = (...given: Parameters<typeof hashBody>): string => hashBody(...given).toString('hex');

it('SYNC-R5 hashes a repeated call equally, including all bytes of its files', () => {
  const once = hash('maps.picture', { id: 7 }, { name: 'North' }, [file('ab'), file('c')]);
  expect(hash('maps.picture', { id: 7 }, { name: 'North' }, [file('ab'), file('c')])).toBe(once);
  const others = [
    hash('maps.border', { id: 7 }, { name: 'North' }, [file('ab'), file('c')]),
    hash('maps.picture', { id: 8 }, { name: 'North' }, [file('ab'), file('c')]),
    hash('maps.picture', { id: 7 }, { name: 'South' }, [file('ab'), file('c')]),
    hash('maps.picture', { id: 7 }, { name: 'North' }, [file('ab'), file('d')]),
    // The same bytes, split at another place.
    hash('maps.picture', { id: 7 }, { name: 'North' }, [file('a'), file('bc')]),
    hash('maps.picture', { id: 7 }, { name: 'North' }),
  ];
  expect(new Set([once, ...others]).size).toBe(7);
});
