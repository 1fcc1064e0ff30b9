import { reports } from '@sheaf/contract/reports/reports';
import { addMonths, lastMonth } from '@sheaf/rules/reports/months';
import type { PlantTexts } from '#platform/testing/plant-texts';

/** Plants words in every text column of the domain, and rows in every list. */
export const plantTexts: PlantTexts = async (done, { name }, { today }) => {
  const month = lastMonth(today);
  const figures = { active: true, aux: true, hours: 12, studies: 1 };
  for (const report_month of [month, addMonths(month, -1)])
    await done(reports.saveReport, { body: { report_month, ...figures, comments: name } });
  const thisMonth = `${today.slice(0, 7)}-01`;
  await done(reports.prepareReport, { body: { report_month: thisMonth, ...figures, comments: name } });
};
