/** Shares a file with another app of the phone (X-SHARE), such as a printer, mail or messenger app. */
import { fetchFile } from './api.ts';
import { saveBlob } from './save-file.ts';

const type = 'application/pdf';

export const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'a.pdf', { type })] });

/** Saves the file if sharing fails. Closing the share sheet (AbortError) counts as a cancellation. */
export async function sharePdf({ location, name }: { location: `/${string}`; name: string }): Promise<void> {
  const content = await fetchFile(location, new AbortController().signal);
  try {
    await navigator.share({ files: [new File([content], name, { type })] });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    console.warn('the phone did not share', error);
    saveBlob(content, name);
  }
}
