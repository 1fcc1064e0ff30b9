/** The domain's calls, one line each; a change refreshes the map's page, its form and the lists. */
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call } from '../../platform/api.ts';
import { queryClient } from '../../platform/queries.ts';
import { uploadFile } from '../../platform/upload-file.ts';

const touched = ['maps.readMap', 'maps.listMaps', 'territory.readMapDetails', 'places.listSuburbs'];

export const refreshTerritory = (): Promise<unknown> =>
  Promise.all(touched.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));

const refreshed = { success: refreshTerritory };

export const useMapDetails = (id: number) =>
  useQuery({
    queryKey: ['territory.readMapDetails', id],
    queryFn: () => call('territory.readMapDetails', { params: { id } }),
  });

export const useOrderMaps = () =>
  useAction((maps: number[], key) => call('territory.orderMaps', { body: { maps }, key }), {
    settled: refreshTerritory,
  });
export const useDeleteMap = () =>
  useAction((id: number, key) => call('territory.deleteMap', { params: { id }, key }), refreshed);
export const useUploadPicture = (onProgress: (percent: number) => void) =>
  useAction(
    ({ id, file }: { id: number; file: File }, key) =>
      uploadFile('maps.uploadMapPicture', { params: { id }, file, key }, onProgress),
    refreshed,
  );
