import { pendingLink } from './session.ts';

/** AUTH-R2, AUTH-R12, AUTH-O1: stores token and source and removes them from address bar and history. */
export function takeLink(): void {
  const query = new URLSearchParams(location.search);
  const token = query.get('token');
  if (!token) return;
  const source = query.get('source');
  pendingLink.set({ token, source: source === 'email' || source === 'legacy-sms' ? source : 'sms' });
  history.replaceState(null, '', '/auth/');
}
