import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showNotStarted } from './show-not-started.ts';

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

it('SHELL-X1 an app that did not start shows instructions, and reloads when the network is back', async () => {
  const reload = vi.fn();
  await showNotStarted(reload);
  expect(screen.getByRole('heading').textContent).toBe('Sheaf could not be loaded');
  expect(root.querySelector('svg')).toBeNull();
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(reload).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(2);
});

it('SHELL-R18 the page uses the last language of this phone and its writing direction', async () => {
  localStorage.setItem('sheaf.lang', 'ar');
  await showNotStarted(() => {});
  expect(screen.getByRole('heading').textContent).toBe('تعذّر تحميل Sheaf');
  expect(document.documentElement.dir).toBe('rtl');
  dispatchEvent(new Event('online'));
});
