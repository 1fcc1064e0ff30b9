/** Reserves space for the next duty above the maps; its content loads after the first paint. */
import { lazy, Suspense, useState } from 'react';
import { EmptyRoom, keptRoom, type Room } from '#contexts/duties/next-room.api.tsx';
import { loadTemporal } from '#platform/temporal.ts';
import { loadPhrases } from '#platform/texts.ts';

const nothing = (_: { room: Room }) => null;

const NextDuty = lazy(async () => {
  try {
    const [duties] = await Promise.all([
      import('#contexts/duties/next-duty.api.ts'),
      loadPhrases(['duties']),
      loadTemporal(),
    ]);
    return { default: duties.NextDuty };
  } catch (error) {
    console.info('the next duty comes another time', error);
    return { default: nothing };
  }
});

/** @param first whether this visit knows a next duty, whose space no earlier visit has stored */
export function NextPlace({ first }: { first: boolean }) {
  const [room] = useState(() => keptRoom() ?? (first ? 'usual' : null));
  return (
    <Suspense fallback={<EmptyRoom room={room} />}>
      <NextDuty room={room} />
    </Suspense>
  );
}
