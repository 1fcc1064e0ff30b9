/** Mantine theme of Sheaf: touch sizes, and contrast for sunlight. */
import {
  type ActionIconFactory,
  type ButtonFactory,
  type CSSVariablesResolver,
  createTheme,
  type DrawerFactory,
  defaultVariantColorsResolver,
  type ExtendComponent,
  type InputFactory,
  type MantineColorsTuple,
  type NativeSelectFactory,
  rem,
  type VariantColorsResolver,
} from '@mantine/core';

const petrol: MantineColorsTuple = [
  '#E9F5F4',
  '#D9ECEB',
  '#A5E3E1',
  '#6FCCCA',
  '#3FA9A8',
  '#1E8386',
  '#126E71',
  '#0A5C5F',
  '#07484B',
  '#04292A',
];

/** Neutral greys of the dark scheme in the tint of its surfaces, for fields, boxes and switches. */
const dark: MantineColorsTuple = [
  '#EFF4F2',
  '#CFD8D4',
  '#AEBBB6',
  '#95A29D',
  '#7D8B86',
  '#2B3532',
  '#171E1C',
  '#0D1211',
  '#0B0F0E',
  '#090D0C',
];

/** Mantine computes contrast for the light scheme only; in the dark scheme it used white on light petrol. */
export const variantColorResolver: VariantColorsResolver = (input) => {
  if (input.variant === 'danger')
    return {
      background: 'var(--c-dnc-soft)',
      hover: 'var(--c-dnc-soft)',
      color: 'var(--c-dnc-ink)',
      border: '1px solid var(--c-dnc)',
    };
  const color = input.color ?? input.theme.primaryColor;
  const colors = defaultVariantColorsResolver({ ...input, color });
  if (input.variant !== 'filled' || color !== 'petrol') return colors;
  return {
    ...colors,
    background: 'var(--c-brand)',
    hover: 'var(--c-brand)',
    color: 'var(--c-on-brand)',
  };
};

const button: ExtendComponent<ButtonFactory> = {
  vars: () => ({ root: { '--button-height': rem(48), '--button-padding-x': 'min(1.125rem, 5vw)' } }),
  defaultProps: { size: 'md' },
};
const actionIcon: ExtendComponent<ActionIconFactory> = {
  defaultProps: { size: 48, variant: 'subtle', color: 'gray' },
};
const input: ExtendComponent<InputFactory> = {
  defaultProps: { size: 'md' },
  vars: (_, { error }) => ({
    wrapper: {
      '--input-height': rem(50),
      '--input-bd': error ? 'var(--mantine-color-error)' : 'var(--c-line-strong)',
      // Paddings grow less than the text: on a narrow phone the largest text size needs the space.
      '--input-padding': `min(${rem(16)}, 18px)`,
      '--input-left-section-width': `min(${rem(48)}, 56px)`,
      '--input-right-section-width': `min(${rem(48)}, 56px)`,
    },
  }),
};
/** Native selects: the arrow is an image without a name. */
const nativeSelect: ExtendComponent<NativeSelectFactory> = {
  defaultProps: { rightSectionProps: { 'aria-hidden': true } },
};
const drawer: ExtendComponent<DrawerFactory> = {
  defaultProps: { position: 'bottom', radius: 'lg', transitionProps: { duration: 280 } },
};

export const theme = createTheme({
  variantColorResolver,
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 3 },
  colors: { petrol, dark },
  autoContrast: true,
  luminanceThreshold: 0.3,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  respectReducedMotion: true,
  cursorType: 'pointer',
  fontSizes: { xs: rem(13), sm: rem(14), md: rem(16), lg: rem(18), xl: rem(22) },
  lineHeights: { xs: '1.385', sm: '1.43', md: '1.5', lg: '1.333', xl: '1.273' },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(6), sm: rem(10), md: rem(14), lg: rem(22), xl: rem(32) },
  defaultRadius: 'sm',
  headings: {
    fontWeight: '700',
    sizes: { h1: { fontSize: rem(22), lineHeight: '1.273' }, h2: { fontSize: rem(16), lineHeight: '1.5' } },
  },
  breakpoints: { xs: '24em', sm: '48em', md: '69em', lg: '80em', xl: '96em' },
  // Plain objects instead of `Drawer.extend`, which would import drawers and inputs into the first paint.
  components: {
    ActionIcon: actionIcon,
    Button: button,
    Drawer: drawer,
    Input: input,
    NativeSelect: nativeSelect,
  },
});

const shared = {
  '--mantine-color-body': 'var(--c-bg)',
  '--mantine-color-text': 'var(--c-text)',
  '--mantine-color-dimmed': 'var(--c-text-2)',
  '--mantine-color-placeholder': 'var(--c-text-2)',
  '--mantine-color-default-border': 'var(--c-line-strong)',
  '--mantine-color-error': 'var(--c-dnc)',
  '--mantine-color-default': 'var(--c-surface)',
  // Mantine's own disabled grey is that of a card in the dark scheme, and its text is too pale in the light
  // one.
  '--mantine-color-disabled': 'var(--c-fill)',
  '--mantine-color-disabled-color': 'var(--c-text-2)',
  '--mantine-color-default-color': 'var(--c-text)',
  '--mantine-color-petrol-light': 'var(--c-brand-soft)',
  '--mantine-color-petrol-light-hover': 'var(--c-brand-soft)',
  '--mantine-color-petrol-light-color': 'var(--c-brand-ink)',
  '--mantine-color-gray-light-color': 'var(--c-text)',
  '--mantine-color-gray-subtle-color': 'var(--c-text)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: shared,
  dark: shared,
});
