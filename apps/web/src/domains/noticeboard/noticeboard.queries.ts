/** The domain's calls, one line each. */
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call, type Reply } from '../../platform/api.ts';
import { refreshCollections } from '../../platform/queries.ts';
import { uploadFile } from '../../platform/upload-file.ts';

export type Notice = Reply<'noticeboard.listFiles'>[number];

const refreshed = { success: () => refreshCollections(new Set(['noticeboard'])) };

export const useNotices = () =>
  useQuery({ queryKey: ['noticeboard.listFiles'], queryFn: () => call('noticeboard.listFiles') });
export const useAddNotice = (onProgress: (percent: number) => void) =>
  useAction(
    (file: File, key) => uploadFile('noticeboard.addFile', { params: {}, file, key }, onProgress),
    refreshed,
  );
export const useDeleteNotice = () =>
  useAction((id: number, key) => call('noticeboard.deleteFile', { params: { id }, key }), refreshed);
