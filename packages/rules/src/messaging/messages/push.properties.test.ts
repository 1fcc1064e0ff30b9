import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPushService, pushNote, screenOf } from './push.ts';
import { selectChannel } from './recipients.ts';

it('MSG-R16 calls only the push services of browser vendors, with any crafted address', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc:def_-',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QGuQ',
    'https://wns2-par02p.notify.windows.com/w/?token=BQY%2b',
  ])
    expect(isPushService(endpoint), endpoint).toBe(true);
  for (const endpoint of [
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com:8443/a',
    'https://fcm.googleapis.com@evil.example/a',
    'https://evil.example/fcm.googleapis.com/a',
    'https://evilfcm.googleapis.com.evil.example/a',
    'https://notfcm-googleapis.com/a',
    'https://xpush.apple.com/a',
    'https://fcm.googleapis.com\\@evil.example/a',
    'https://FCM.googleapis.com/a',
    'https://fcm.googleapis.com',
    'https://127.0.0.1/a',
    'https://localhost/a',
    'https://[::1]/a',
    'https://fcm.googleapis.com/a#b',
    'https://fcm.googleapis.com/a\n',
  ])
    expect(isPushService(endpoint), endpoint).toBe(false);
});

/**
 * Recombined pieces of addresses: omitted, doubled or moved pieces that parsers may read as different hosts.
 */
const addresses = fc
  .array(
    fc.oneof(
      fc.constantFrom('https://', 'http://', '//', '/', '\\', '@', ':', '.', '#', '?', '%2f', '\t', '8443'),
      fc.constantFrom('fcm.googleapis.com', 'web.push.apple.com', 'notify.windows.com', 'evil.example'),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''));

it('MSG-R16 the parsed host is the host that fetch calls', () => {
  fc.assert(
    fc.property(addresses, fc.string(), (url, rest) => {
      for (const endpoint of [
        url,
        `https://${url}`,
        `https://fcm.googleapis.com${url}`,
        `https://fcm.googleapis.com${rest}`,
      ]) {
        if (!isPushService(endpoint)) continue;
        const { protocol, hostname, port, username } = new URL(endpoint);
        expect([protocol, port, username]).toEqual(['https:', '', '']);
        expect(hostname === 'fcm.googleapis.com' || /\.(google|mozilla|apple|windows)/.test(hostname)).toBe(
          true,
        );
      }
    }),
    { numRuns: 2000 },
  );
});

it('MSG-R15 sends no more than a heading, a short text and a path', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.string({ maxLength: 400 }), (subject, body) => {
      const note = pushNote({ kind: 'manual', subject, body });
      expect(Object.keys(note)).toEqual(['title', 'text', 'path']);
      expect([...note.title].length).toBeLessThanOrEqual(80);
      expect([...note.text].length).toBeLessThanOrEqual(160);
      expect(note.path).toBe('/');
    }),
  );
});

it('MSG-R16 a person with preference push but no device gets e-mail, never an SMS', () => {
  const address = fc.option(fc.constant('x'));
  fc.assert(
    fc.property(address, address, fc.boolean(), (phone, email, hasDevice) => {
      const way = selectChannel({ phone, email, hasDevice }, 'push');
      expect(way?.channel ?? null).toBe(hasDevice ? 'push' : email ? 'email' : null);
      expect(selectChannel({ phone, email, hasDevice }, undefined)?.channel).not.toBe('push');
    }),
  );
});

it('MSG-R15 folds white space and cuts long text with an ellipsis', () => {
  const note = (subject: string, body = '') => pushNote({ kind: 'manual', subject, body });
  expect(note(' A  map \n for you ').title).toBe('A map for you');
  expect(note('x'.repeat(80), 'y'.repeat(160))).toMatchObject({
    title: 'x'.repeat(80),
    text: 'y'.repeat(160),
  });
  expect(note('x'.repeat(81), 'y'.repeat(161))).toMatchObject({
    title: `${'x'.repeat(79)}…`,
    text: `${'y'.repeat(159)}…`,
  });
  expect(note('😀'.repeat(81)).title).toBe(`${'😀'.repeat(79)}…`);
});

it('MSG-R15 a tap opens the assignments for an assignment message, and the start screen otherwise', () => {
  const paths = ['map-assigned', 'map-overdue', 'address-timeout', 'duty-evening', 'duty-week', 'manual'].map(
    (kind) => pushNote({ kind, subject: '', body: '' }).path,
  );
  expect(paths).toEqual([...Array.from({ length: 5 }, () => '/assignments'), '/']);
  expect(pushNote({ kind: 'report-missing', subject: '', body: '' }).path).toBe('/settings/reports/own');
  expect([screenOf('report-missing'), screenOf('manual')]).toEqual(['/settings/reports/own', null]);
});

it('MSG-R16 calls a push service at its complete address', () => {
  expect(isPushService('xhttps://fcm.googleapis.com/a')).toBe(false);
  expect(isPushService('https://fcm.googleapis.com/')).toBe(true);
});
