import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { RowButtons } from './row-buttons.tsx';

afterEach(cleanup);

const show = () => {
  const onClick = vi.fn();
  render(
    <>
      <RowButtons
        edit={{ label: 'Edit map 7', onClick: vi.fn() }}
        remove={{ label: 'Delete map 7', onClick }}
      />
      <p>elsewhere</p>
    </>,
  );
  return onClick;
};
const dots = () => screen.getByRole('button', { name: 'More: Delete map 7' });
const item = () => screen.queryByRole('button', { name: 'Delete map 7' });

it('deleting a row takes two taps, and the first one opens an accessible menu', async () => {
  const remove = show();
  expect([item(), dots().ariaExpanded ?? dots().getAttribute('aria-expanded')]).toEqual([null, 'false']);
  await userEvent.click(dots());
  expect(dots().getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(item());
  await userEvent.click(item()!);
  expect(remove).toHaveBeenCalledOnce();
  expect([item(), document.activeElement]).toEqual([null, dots()]);
});

it('a tap elsewhere, Escape, or a second tap closes the menu and deletes nothing', async () => {
  const remove = show();
  const closings = [
    () => userEvent.click(screen.getByText('elsewhere')),
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(dots()),
  ];
  for (const close of closings) {
    await userEvent.click(dots());
    expect(item()).not.toBeNull();
    await close();
    expect(item()).toBeNull();
  }
  expect(remove).not.toHaveBeenCalled();
});

it('scrolling elsewhere keeps the menu open, scrolling its row closes it', async () => {
  show();
  await userEvent.click(dots());
  fireEvent.scroll(screen.getByText('elsewhere'));
  expect(item()).not.toBeNull();
  fireEvent.scroll(document);
  expect(item()).toBeNull();
});

it('the menu opens above its button if there is no space below', async () => {
  show();
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const height = this.querySelector('button[aria-expanded]') ? 48 : 120;
    const top = height === 48 ? 700 : Number.parseFloat((this as HTMLElement).style.top) || 0;
    return new DOMRect(0, top, 48, height);
  });
  await userEvent.click(dots());
  expect(item()!.parentElement!.style.top).toBe('580px');
  place.mockRestore();
});
