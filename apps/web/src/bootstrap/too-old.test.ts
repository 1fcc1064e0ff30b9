import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BrowserAbilities, isTooOld, showTooOld } from './too-old.ts';

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = '<svg></svg>';
  document.body.append(root);
});
afterEach(() => {
  root.remove();
  localStorage.removeItem('sheaf.lang');
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
});

const supported: BrowserAbilities = { readPattern: () => /a/, supportsStyle: () => true };
const withoutStyle = (missing: string): BrowserAbilities => ({
  ...supported,
  supportsStyle: (property) => property !== missing,
});

it('SHELL-X3.2 a browser is too old if it lacks lookbehind, viewport units or container queries', () => {
  expect(isTooOld(supported)).toBe(false);
  expect(isTooOld(withoutStyle('container-type'))).toBe(true);
  expect(isTooOld(withoutStyle('height'))).toBe(true);
  const readPattern = (pattern: string): never => {
    throw new SyntaxError(`invalid regular expression: ${pattern}`);
  };
  expect(isTooOld({ ...supported, readPattern })).toBe(true);
});

it('SHELL-X3.2 a browser that is too old shows the required versions', () => {
  showTooOld();
  expect(screen.getByRole('heading').textContent).toBe('This browser is too old for Sheaf');
  expect(root.textContent).toContain('Safari 16.4, Chrome 109 or Firefox 115');
  expect(root.querySelector('svg')).toBeNull();
});

it('SHELL-X3.2 the page for old browsers is in Arabic if that was the last language on the phone', () => {
  localStorage.setItem('sheaf.lang', 'ar');
  showTooOld();
  expect(screen.getByRole('heading').textContent).toBe('هذا المتصفح أقدم من أن يشغّل Sheaf');
  expect(root.textContent).toContain('Safari 16.4');
  expect(document.documentElement.dir).toBe('rtl');
});
