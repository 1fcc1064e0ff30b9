/**
 * Text size, stored on the device (X-THEME). All lengths are in rem, so the root font size scales everything.
 */

export const textSizes = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

const percent: Record<TextSize, string> = { normal: '', large: '115%', larger: '130%' };
const place = 'sheaf.text-size';

const isTextSize = (value: string | null): value is TextSize => textSizes.some((size) => size === value);

export const textSize = {
  get(): TextSize {
    const kept = localStorage.getItem(place);
    return isTextSize(kept) ? kept : 'normal';
  },
  set(size: TextSize): void {
    localStorage.setItem(place, size);
    textSize.apply();
  },
  apply(): void {
    document.documentElement.style.fontSize = percent[textSize.get()];
  },
};
