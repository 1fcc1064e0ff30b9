import { expect, it } from 'vitest';
import { partByAssignment, partByPrivilege, partsCell } from './organized-parts.ts';

/** By part (USERS-D4): names and numbers in Organized, and privileges in Hourglass. */
const known: Record<number, { names: string[]; codes: number[]; privileges: string[] }> = {
  1: {
    names: ['MM_Prayer', 'WM_Prayer'],
    codes: [111, 119],
    privileges: ['prayer', 'openprayer', 'closeprayer'],
  },
  2: { names: ['MM_Chairman'], codes: [110], privileges: ['mm_chairman'] },
  3: { names: ['MM_TGWTalk'], codes: [112], privileges: ['treasures'] },
  4: { names: ['MM_TGWGems'], codes: [113], privileges: ['dfg'] },
  5: { names: ['MM_BibleReading'], codes: [100], privileges: ['reading'] },
  6: {
    names: ['MM_InitialCall', 'MM_ReturnVisit', 'MM_StartingConversation', 'MM_FollowingUp'],
    codes: [101, 102, 123, 124],
    privileges: ['initcall', 'rv'],
  },
  8: { names: ['MM_BibleStudy', 'MM_MakingDisciples'], codes: [103, 125], privileges: ['study'] },
  9: { names: ['MM_Talk', 'MM_ExplainingBeliefs'], codes: [104, 126], privileges: ['stutalk'] },
  10: { names: ['MM_LCPart'], codes: [114], privileges: ['lac'] },
  11: { names: ['MM_CBSConductor'], codes: [115], privileges: ['cbs'] },
  12: { names: ['MM_CBSReader'], codes: [116], privileges: ['cbs_reader'] },
  13: { names: ['WM_WTStudyReader'], codes: [122], privileges: ['wm_reader'] },
  14: { names: ['WM_Speaker'], codes: [120], privileges: ['pt'] },
  15: { names: [], codes: [], privileges: ['pt_out'] },
  16: { names: ['WM_Chairman'], codes: [118], privileges: ['wm_chairman'] },
  17: { names: ['MM_AuxiliaryCounselor'], codes: [128], privileges: ['aux_chairman'] },
  18: { names: ['MM_AssistantOnly'], codes: [129], privileges: ['hh'] },
};
const each = (words: (part: (typeof known)[number]) => (string | number)[]) =>
  Object.fromEntries(
    Object.entries(known).flatMap(([part, one]) => words(one).map((word) => [word, Number(part)])),
  );

it('IMPORT-R2 maps Organized assignments by name and number to parts', () => {
  expect(Object.fromEntries(partByAssignment)).toEqual(each(({ names, codes }) => [...names, ...codes]));
});

it('IMPORT-R2 maps Hourglass privileges to parts', () => {
  expect(Object.fromEntries(partByPrivilege)).toEqual(each(({ privileges }) => privileges));
});

it('IMPORT-R2 writes parts as distinct numbers into one cell', () => {
  expect(partsCell([12, 2, 12, 1])).toBe('1; 2; 12');
  expect(partsCell([])).toBe('');
});
