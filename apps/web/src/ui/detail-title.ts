/** Id of the heading of a detail next to its list. */
export const detailTitle = 'detail-title';
