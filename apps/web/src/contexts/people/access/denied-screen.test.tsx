import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '#platform/session.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { DeniedScreen } from './denied-screen.tsx';
import { deviceValue } from './device-value.ts';

afterEach(() => {
  cleanup();
  session.clear();
  localStorage.removeItem('sheaf.device');
  vi.unstubAllGlobals();
});

/** Refuses the code and accepts all other requests. */
function answerAll() {
  const bodies: { path: string; device?: string; contact?: string }[] = [];
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    bodies.push({ path: url, ...JSON.parse(String(request.body ?? '{}')) });
    return url.includes('/open')
      ? Response.json({ code: 'code-wrong', message: 'Wrong code.' }, { status: 409 })
      : Response.json({ data: { ok: true } });
  });
  return bodies;
}

it('AUTH-X2 requesting a link and entering its code send the same device value, also after signing out', async () => {
  const bodies = answerAll();
  const at = (part: string) => bodies.filter(({ path }) => path.includes(part));
  showScreen(<DeniedScreen />, '/denied', '/denied');
  fireEvent.change(screen.getByLabelText('Phone or e-mail'), { target: { value: 'ruth@example.org' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send me a new link' }));
  await screen.findByText(/your link is on its way/);
  session.clear();
  fireEvent.change(screen.getByLabelText(/Six-digit code/), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in with the code' }));
  await screen.findByText('Wrong code.');
  await waitFor(() => expect(at('links/open')).toHaveLength(1));
  expect(at('link-requests')[0]!.device).toMatch(/^[\w-]{43}$/);
  expect(at('links/open')[0]!.device).toBe(at('link-requests')[0]!.device);
});

it('AUTH-X2 an invalid device value is replaced', () => {
  localStorage.setItem('sheaf.device', 'cut');
  const made = deviceValue();
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(deviceValue()).toBe(made);
});
