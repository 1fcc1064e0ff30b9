/** Puts files where the browser puts downloads. */
import { fetchFile } from './api.ts';

export function saveBlob(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The browser fetches the file by itself, by a link that carries its right in it; `location` stands under `/api`. */
export function saveFromLink(location: `/${string}`): void {
  const link = document.createElement('a');
  link.href = `/api${location}`;
  link.download = '';
  link.click();
}

/** Fetches a file behind the sign-in first; `location` stands under `/api`. */
export async function saveFile({ location, name }: { location: `/${string}`; name: string }): Promise<void> {
  saveBlob(await fetchFile(location, new AbortController().signal), name);
}
