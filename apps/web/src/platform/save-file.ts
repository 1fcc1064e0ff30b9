/** Puts files where the browser puts downloads. */
import { fetchFile } from './api.ts';

export function saveBlob(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Fetches a file behind the sign-in first; `location` stands under `/api`. */
export async function saveFile({ location, name }: { location: string; name: string }): Promise<void> {
  saveBlob(await fetchFile(location, new AbortController().signal), name);
}
