/** An address list of so many lines, of streets with forty houses. */
export const addressFile = (lines: number): string => {
  const rows = Array.from({ length: lines }, (_, index) => {
    const street = Math.floor(index / 40);
    return `${(index % 40) + 1},Street ${street},${-41 - (street % 20) / 200 - (index % 40) / 20_000},${145.8 + street / 3000}`;
  });
  return `House number,Street name,Latitude,Longitude\n${rows.join('\n')}\n`;
};
