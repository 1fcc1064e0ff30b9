/** Loads a picture that requires sign-in, with the session's headers, and shows it as an object URL. */
import { useEffect, useState } from 'react';
import { readPicture } from './encrypted-cache/call-kept.ts';

export type PictureState = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; source: string };

export function usePicture(location: string | undefined): PictureState {
  const [picture, setPicture] = useState<PictureState>({ state: 'loading' });
  useEffect(() => {
    if (!location) return;
    const leaving = new AbortController();
    let source: string | undefined;
    readPicture(location, leaving.signal).then(
      (blob) => {
        source = URL.createObjectURL(blob);
        setPicture({ state: 'ready', source });
      },
      () => {
        if (!leaving.signal.aborted) setPicture({ state: 'failed' });
      },
    );
    return () => {
      leaving.abort();
      if (source) URL.revokeObjectURL(source);
    };
  }, [location]);
  return picture;
}
