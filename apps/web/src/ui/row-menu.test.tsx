import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { RowButtons } from './row-buttons.tsx';
import { RowMenu } from './row-menu.tsx';

afterEach(cleanup);

const show = () => {
  const onClick = vi.fn();
  render(
    <>
      <RowButtons
        edit={{ label: 'Edit map 7', onClick: vi.fn() }}
        remove={{ label: 'Delete map 7', onClick }}
      />
      <button type="button">next</button>
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

it('X-FOCUS-2 Tab past the last item closes the menu and continues from its button', async () => {
  show();
  await userEvent.click(dots());
  await userEvent.tab();
  expect(item()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'next' }));
  await userEvent.click(dots());
  await userEvent.tab({ shift: true });
  expect(item()).toBeNull();
  expect(document.activeElement).toBe(dots());
});

it('X-FOCUS-1 Escape returns the focus to the button of the menu', async () => {
  show();
  await userEvent.click(dots());
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(dots());
});

it('X-FOCUS-2 the arrow keys move among the items, around both ends', async () => {
  const action = (label: string) => ({ label, icon: null, onClick: vi.fn() });
  render(<RowMenu what="map 7" items={['Edit', 'Move', 'Delete'].map(action)} />);
  await userEvent.click(screen.getByRole('button', { name: 'More: map 7' }));
  const names = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
    await userEvent.keyboard(`{${key}}`);
    names.push(document.activeElement?.textContent);
  }
  expect(names).toEqual(['Move', 'Delete', 'Edit', 'Delete', 'Edit', 'Delete']);
});
