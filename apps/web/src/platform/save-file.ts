/** Saves files as downloads of the browser. */
import { fetchFile } from './api.ts';

export function saveBlob(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The browser downloads the file through a link with a ticket. `location` is relative to `/api`. */
export function saveFromLink(location: `/${string}`): void {
  const link = document.createElement('a');
  link.href = `/api${location}`;
  link.download = '';
  link.click();
}

/** Fetches a file with the session and saves it. `location` is relative to `/api`. */
export async function saveFile({ location, name }: { location: `/${string}`; name: string }): Promise<void> {
  saveBlob(await fetchFile(location, new AbortController().signal), name);
}
