/** Maps Organized assignments and Hourglass privileges to meeting parts (USERS-D4). */

/** Name and code in Organized, part in Sheaf; assignments without a counterpart are missing. */
const assignments: readonly (readonly [name: string, code: number, part: number])[] = [
  ['MM_BibleReading', 100, 5],
  ['MM_InitialCall', 101, 6],
  ['MM_ReturnVisit', 102, 6],
  ['MM_BibleStudy', 103, 8],
  ['MM_Talk', 104, 9],
  ['MM_Chairman', 110, 2],
  ['MM_Prayer', 111, 1],
  ['MM_TGWTalk', 112, 3],
  ['MM_TGWGems', 113, 4],
  ['MM_LCPart', 114, 10],
  ['MM_CBSConductor', 115, 11],
  ['MM_CBSReader', 116, 12],
  ['WM_Chairman', 118, 16],
  ['WM_Prayer', 119, 1],
  ['WM_Speaker', 120, 14],
  ['WM_WTStudyReader', 122, 13],
  ['MM_StartingConversation', 123, 6],
  ['MM_FollowingUp', 124, 6],
  ['MM_MakingDisciples', 125, 8],
  ['MM_ExplainingBeliefs', 126, 9],
  ['MM_AuxiliaryCounselor', 128, 17],
  ['MM_AssistantOnly', 129, 18],
];

export const partByAssignment: ReadonlyMap<string | number, number> = new Map(
  assignments.flatMap(([name, code, part]): [string | number, number][] => [
    [name, part],
    [code, part],
  ]),
);

export const partByPrivilege: ReadonlyMap<string, number> = new Map([
  ['reading', 5],
  ['initcall', 6],
  ['rv', 6],
  ['study', 8],
  ['stutalk', 9],
  ['hh', 18],
  ['aux_chairman', 17],
  ['mm_chairman', 2],
  ['prayer', 1],
  ['openprayer', 1],
  ['closeprayer', 1],
  ['treasures', 3],
  ['dfg', 4],
  ['lac', 10],
  ['cbs', 11],
  ['cbs_reader', 12],
  ['wm_chairman', 16],
  ['wm_reader', 13],
  ['pt', 14],
  ['pt_out', 15],
]);

export const partsCell = (parts: Iterable<number>): string =>
  [...new Set(parts)].sort((a, b) => a - b).join('; ');
