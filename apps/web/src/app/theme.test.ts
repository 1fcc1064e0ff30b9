import { DEFAULT_THEME } from '@mantine/core';
import { expect, it } from 'vitest';
import { variantColorResolver } from './theme.ts';

it('a filled button takes its text from the scheme it stands in, dark or light', () => {
  for (const color of [undefined, 'petrol']) {
    const colors = variantColorResolver({ color, theme: DEFAULT_THEME, variant: 'filled' });
    expect(colors).toMatchObject({ background: 'var(--c-brand)', color: 'var(--c-on-brand)' });
  }
  const light = variantColorResolver({ color: 'gray', theme: DEFAULT_THEME, variant: 'light' });
  expect(light.background).not.toContain('--c-brand');
});
