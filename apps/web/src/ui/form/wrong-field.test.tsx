import { MantineProvider, TextInput } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { theme } from '../theme.ts';

afterEach(cleanup);

it('an invalid field has a red border, also without focus', () => {
  render(
    <MantineProvider theme={theme} env="test">
      <TextInput label="House" error="House is missing." />
      <TextInput label="Unit" />
    </MantineProvider>,
  );
  const borderOf = (label: string) =>
    screen
      .getByLabelText(label)
      .closest<HTMLElement>('.mantine-Input-wrapper')!
      .style.getPropertyValue('--input-bd');
  expect(borderOf('House')).toBe('var(--mantine-color-error)');
  expect(borderOf('Unit')).toBe('var(--c-line-strong)');
});
