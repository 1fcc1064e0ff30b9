/**
 * Geocodes addresses with a Nominatim search: rate limited, cached by text, and only if the installation
 * enables it.
 */
export interface FoundPlace {
  lat: number;
  lng: number;
}

export interface Geocoder {
  /** Null for an unknown place; rejects if the service is not available. */
  find(text: string): Promise<FoundPlace | null>;
}

/** The service allows one request a second for the whole installation. */
const pauseMilliseconds = 1100;
const longestWaitMilliseconds = 10_000;
const mostKept = 500;

interface GeocoderHit {
  lat?: string;
  lon?: string;
}

const readPlace = (found: unknown): FoundPlace | null => {
  const [first] = Array.isArray(found) ? (found as GeocoderHit[]) : [];
  const [lat, lng] = [Number(first?.lat), Number(first?.lon)];
  const known = first !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return known ? { lat, lng } : null;
};

async function ask(search: string, text: string): Promise<FoundPlace | null> {
  const url = new URL(search);
  for (const [name, value] of Object.entries({ q: text, format: 'jsonv2', limit: '1' }))
    url.searchParams.set(name, value);
  const answer = await fetch(url, {
    headers: { accept: 'application/json', 'user-agent': 'sheaf-territory' },
    signal: AbortSignal.timeout(longestWaitMilliseconds),
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`the geocoder answered ${answer.status}`);
  return readPlace(await answer.json());
}

/** `search` is the URL of the service's search. */
export function openGeocoder(search: string, pause = pauseMilliseconds): Geocoder {
  const kept = new Map<string, FoundPlace | null>();
  let turn: Promise<unknown> = Promise.resolve();
  return {
    find(text) {
      const known = kept.get(text);
      if (known !== undefined) return Promise.resolve(known);
      const mine = turn.then(() => ask(search, text));
      const rest = () => new Promise((resolve) => setTimeout(resolve, pause).unref());
      turn = mine.then(rest, rest);
      return mine.then((place) => {
        if (kept.size >= mostKept) kept.delete(kept.keys().next().value!);
        kept.set(text, place);
        return place;
      });
    },
  };
}
