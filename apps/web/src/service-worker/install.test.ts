import { afterEach, expect, it, vi } from 'vitest';
import { install } from './install.ts';

afterEach(() => vi.unstubAllGlobals());

function cacheWithout(missing: string): string[] {
  const added: string[] = [];
  const add = async (file: string): Promise<void> => {
    if (file === missing) throw new TypeError('Request failed');
    added.push(file);
  };
  const addAll = (files: string[]) => Promise.all(files.map(add));
  vi.stubGlobal('caches', { open: async () => ({ add, addAll }) });
  return added;
}

const files = ['/', '/assets/app.js', '/icon.svg', '/manifest.webmanifest'];

it('SHELL-X1.3 the installation survives a missing file', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const added = cacheWithout('/icon.svg');
  await install('sheaf-1', files);
  expect(added).toEqual(['/', '/assets/app.js', '/manifest.webmanifest']);
});

it('SHELL-X1.3 the installation fails without the page', async () => {
  cacheWithout('/');
  await expect(install('sheaf-1', files)).rejects.toThrow('Request failed');
});
