import { expect, it } from 'vitest';
import { installMethod } from './install.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`${phone} Version/18.0 Mobile/15E148 Safari/604.1`, 5, 'ios-share'],
  [`${phone} CriOS/130.0 Mobile/15E148 Safari/604.1`, 5, 'ios-other'],
  [`${mac} Version/18.0 Safari/605.1.15`, 5, 'ios-share'],
  [`${mac} Version/18.0 Safari/605.1.15`, 0, 'mac-dock'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0', 5, 'android-menu'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 0, 'menu'],
])('SHELL-P2 %s with %i touch points shows the steps for %s', (agent, fingers, way) => {
  expect(installMethod(agent, fingers, false)).toBe(way);
  expect(installMethod(agent, fingers, true)).toBe('offered');
});
