import { expect, it } from 'vitest';
import { timeZonesIn, zoneName } from './time-zones.ts';

it('COMMON-R20 a country narrows the time zones to its own, and the chosen one remains available', () => {
  const australian = timeZonesIn('AU', 'Europe/Berlin');
  expect(australian).toContain('Australia/Hobart');
  expect(australian).toContain('Europe/Berlin');
  expect(australian).not.toContain('America/New_York');
  expect(timeZonesIn(null, '')).toContain('America/New_York');
  expect(zoneName('America/New_York')).toBe('America/New York');
});
