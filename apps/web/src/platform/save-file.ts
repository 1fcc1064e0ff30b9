/** Fetches a file behind the sign-in and puts it where the browser puts downloads. */
import { fetchFile } from './api.ts';

/** `location` stands under `/api`. */
export async function saveFile({ location, name }: { location: string; name: string }): Promise<void> {
  const bytes = await fetchFile(location, new AbortController().signal);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
