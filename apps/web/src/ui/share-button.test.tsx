import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ShareButton } from './share-button.tsx';
import { Themed } from './themed.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const words = { share: 'Share', copy: 'Copy', copied: 'Copied' };

function show(share?: () => Promise<void>) {
  const copied: string[] = [];
  const given = vi.fn();
  vi.stubGlobal('navigator', {
    clipboard: { writeText: async (text: string) => void copied.push(text) },
    ...(share && { share }),
  });
  render(
    <Themed>
      <ShareButton text="4 Mount Street" labels={words} onGiven={given} />
    </Themed>,
  );
  return { copied, given };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }), { delay: null });

it('X-SHARE the text is passed to the share sheet, and its success is reported', async () => {
  const share = vi.fn(async () => undefined);
  const { given } = show(share);
  await press('Share');
  expect(share).toHaveBeenCalledWith({ text: '4 Mount Street' });
  expect(given).toHaveBeenCalledOnce();
});

it('X-SHARE without a share sheet the text is copied', async () => {
  const { copied, given } = show();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  await press('Copy');
  await waitFor(() => expect(copied).toEqual(['4 Mount Street']));
  expect(given).toHaveBeenCalledOnce();
});

it('X-SHARE a closed share sheet reports nothing and can be opened again', async () => {
  const { given } = show(async () => {
    throw new DOMException('closed', 'AbortError');
  });
  await press('Share');
  expect(given).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
});

it('X-SHARE if sharing is refused, the button copies instead', async () => {
  const { copied, given } = show(async () => {
    throw new DOMException('refused', 'NotAllowedError');
  });
  await press('Share');
  expect(given).not.toHaveBeenCalled();
  await press('Copy');
  await waitFor(() => expect(copied).toEqual(['4 Mount Street']));
});

it('X-SHARE without clipboard permission the text is copied from a field', async () => {
  const { given } = show();
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  const selected: string[] = [];
  document.execCommand = () => {
    selected.push(document.querySelector('textarea')!.value);
    return true;
  };
  await press('Copy');
  await screen.findByRole('button', { name: 'Copied' });
  expect(selected).toEqual(['4 Mount Street']);
  expect(given).toHaveBeenCalledOnce();
  expect(document.querySelector('textarea')).toBeNull();
});

it('X-SHARE if copying fails, the text is shown for copying by hand, and only that reports success', async () => {
  const { given } = show();
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  document.execCommand = () => false;
  const broughtIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  await press('Copy');
  const alert = await screen.findByRole('alert');
  expect(broughtIntoView.mock.contexts).toEqual([alert]);
  const field = within(alert).getByRole('textbox') as HTMLTextAreaElement;
  expect([field.value, alert.textContent]).toEqual([
    '4 Mount Street',
    expect.stringContaining('does not let Sheaf copy'),
  ]);
  expect(given).not.toHaveBeenCalled();
  fireEvent.copy(field);
  await waitFor(() => expect(given).toHaveBeenCalledOnce());
});
