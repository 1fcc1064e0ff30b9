/** The place of the own next duty above the maps; what stands in it arrives after the first paint. */
import { lazy, Suspense, useState } from 'react';
import { loadPhrases } from '../../platform/texts.ts';
import { keptRoom } from '../duties/next-room.public-api.ts';

const nothing = (_: { room: number }) => null;

const NextDuty = lazy(async () => {
  try {
    const [duties] = await Promise.all([
      import('../duties/next-duty.public-api.ts'),
      loadPhrases(['duties']),
    ]);
    return { default: duties.NextDuty };
  } catch (error) {
    console.info('the next duty comes another time', error);
    return { default: nothing };
  }
});

export function NextPlace() {
  const [room] = useState(keptRoom);
  return (
    <Suspense fallback={room > 0 && <div style={{ blockSize: room }} />}>
      <NextDuty room={room} />
    </Suspense>
  );
}
