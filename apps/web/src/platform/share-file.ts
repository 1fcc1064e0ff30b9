/** Hands a file to any app of the phone (X-SHARE): to a printer, to the mail program, to a messenger. */
import { fetchFile } from './api.ts';
import { saveBlob } from './save-file.ts';

const type = 'application/pdf';

export const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'a.pdf', { type })] });

/** Where the phone does not take it after all, it is saved. Whoever closes the share sheet changed their mind. */
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
