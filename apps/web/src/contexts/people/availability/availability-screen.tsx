/** When and how much the person can serve (AVAIL-S1). */
import { useSignedIn } from '#platform/session.ts';
import { AvailabilityPage } from './availability-page.tsx';

export function AvailabilityScreen() {
  const { user } = useSignedIn();
  return <AvailabilityPage person={user.id} own />;
}
