import { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { type PlantTexts, textsFor } from '#platform/testing/plant-texts';

export const plantTexts: PlantTexts = async (done, planted) => {
  await done(noticeboard.addNotice, { body: textsFor(noticeboard.addNotice, planted) });
  await done(noticeboard.saveFolders, { body: { folders: [{ label: planted.name }] } });
};
