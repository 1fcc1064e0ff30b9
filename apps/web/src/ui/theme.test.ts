import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { expect, it } from 'vitest';
import { theme as own, variantColorResolver } from './theme.ts';

const theme = mergeMantineTheme(DEFAULT_THEME, own);

it('a filled button has the text colour of its scheme, dark or light', () => {
  for (const color of [undefined, 'petrol']) {
    const colors = variantColorResolver({ color, theme, variant: 'filled' });
    expect(colors).toMatchObject({ background: 'var(--c-brand)', color: 'var(--c-on-brand)' });
  }
  const light = variantColorResolver({ color: 'gray', theme, variant: 'light' });
  expect(light.background).not.toContain('--c-brand');
});

it('SHELL-X5 a button that deletes has another background and edge than one that saves', () => {
  const deletes = variantColorResolver({ color: undefined, theme, variant: 'danger' });
  const saves = variantColorResolver({ color: undefined, theme, variant: 'filled' });
  expect(deletes.background).not.toBe(saves.background);
  expect(deletes).toMatchObject({ color: 'var(--c-dnc-ink)', border: '1px solid var(--c-dnc)' });
});
