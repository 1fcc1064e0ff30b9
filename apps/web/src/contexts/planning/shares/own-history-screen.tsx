/** Past duties of the reader (X-FAIR-43). */
import { useSignedIn } from '#platform/session.ts';
import { HistoryOf } from './history-of.tsx';

export function OwnHistoryScreen() {
  const { user } = useSignedIn();
  return <HistoryOf person={user.id} />;
}
