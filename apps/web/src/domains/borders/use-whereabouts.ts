/** Where the phone is, for as long as it is asked to say; it stays on the phone. */
import { useEffect, useState } from 'react';

export type Whereabouts =
  | { state: 'off' | 'looking' | 'denied' | 'unknown' }
  | { state: 'found'; at: [number, number]; accuracyMetres: number };

export function useWhereabouts(): { where: Whereabouts; flip: () => void } {
  const [wanted, setWanted] = useState(false);
  const [where, setWhere] = useState<Whereabouts>({ state: 'off' });
  useEffect(() => {
    if (!wanted) return setWhere({ state: 'off' });
    if (!navigator.geolocation) return setWhere({ state: 'unknown' });
    setWhere({ state: 'looking' });
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) =>
        setWhere({
          state: 'found',
          at: [coords.longitude, coords.latitude],
          accuracyMetres: Math.round(coords.accuracy),
        }),
      (error) => setWhere({ state: error.code === error.PERMISSION_DENIED ? 'denied' : 'unknown' }),
      { enableHighAccuracy: true, maximumAge: 5000, timeout: 20_000 },
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [wanted]);
  return { where, flip: () => setWanted(!wanted) };
}
