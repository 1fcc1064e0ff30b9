/** Geolocation of the phone while it is switched on; the position never leaves the phone. */
import { useEffect, useState } from 'react';

export interface FoundPosition {
  at: [number, number];
  accuracyMetres: number;
}

export type Whereabouts =
  | { state: 'off' | 'looking' | 'denied' | 'unknown' }
  | ({ state: 'found' } & FoundPosition);

/** Earlier decision of the person; `prompt` in browsers without the Permissions API. */
async function permissionNow(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch (error) {
    console.info('this browser does not tell whether it may be asked for the location', error);
    return 'prompt';
  }
}

/** TERR-R29: locates at once if the permission was granted earlier, otherwise on request. */
export function useWhereabouts(atOnce: boolean): { where: Whereabouts; flip: () => void } {
  const [wanted, setWanted] = useState(false);
  const [where, setWhere] = useState<Whereabouts>({ state: 'off' });
  useEffect(() => {
    if (!atOnce) return;
    let gone = false;
    void permissionNow().then((permission) => {
      if (gone) return;
      if (permission === 'granted') setWanted(true);
      if (permission === 'denied') setWhere({ state: 'denied' });
    });
    return () => {
      gone = true;
    };
  }, [atOnce]);
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
      ({ code, PERMISSION_DENIED }) =>
        setWhere((now) => {
          if (code === PERMISSION_DENIED) return { state: 'denied' };
          // The signal between houses is unstable: the last position is better than none.
          return now.state === 'found' ? now : { state: 'unknown' };
        }),
      { enableHighAccuracy: true, maximumAge: 5000, timeout: 20_000 },
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [wanted]);
  return { where, flip: () => setWanted(!wanted) };
}
