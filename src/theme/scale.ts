/** Sizes that are the same in every theme: the 4 px grid, type, radii, motion and breakpoints. */

/** Steps of the 4 px grid as a CSS length: `space(3)` is `12px`. */
export function space(steps: number): string {
  return `${steps * 4}px`;
}

type TextSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl';

/** The pixels of the type scale: usual, for a finger (read at arm's length), and when the user asks for large text. */
export const textPixels: Readonly<Record<'usual' | 'touch' | 'large', Record<TextSize, number>>> = {
  usual: { xs: 12, sm: 14, md: 16, lg: 20, xl: 24, xxl: 32 },
  touch: { xs: 14, sm: 14, md: 16, lg: 20, xl: 24, xxl: 32 },
  large: { xs: 15, sm: 16, md: 18, lg: 22, xl: 26, xxl: 34 },
};

/** The variable that holds a size: short, since styles name it hundreds of times. */
export const textVariable = (size: string): string => `--${size}`;

/** The type scale. All font sizes come from it, except the package drawing's lettering, which has its own units. */
export const text = Object.fromEntries(
  Object.keys(textPixels.usual).map((size) => [size, `var(${textVariable(size)})`]),
) as Readonly<Record<TextSize, string>>;

export const weight = { regular: 400, medium: 500, bold: 650 } as const;

export const lineHeight = 1.4;

export const fontFamily = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif";

export const radius = { control: '8px', card: '12px', round: '999px' } as const;

/** Height of touch targets. 44 px is the minimum that a thumb hits reliably; `dense` is for rows used by mouse. */
export const target = { touch: '44px', dense: '36px' } as const;

export const motion = {
  quick: '120ms cubic-bezier(0.2, 0, 0, 1)',
  calm: '200ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Maximum width of a page's content. */
export const contentWidth = '1280px';

/** Height of the header with the customer's band, which stays over a page that is scrolled. */
export const headerHeight = '105px';

/** The only widths at which the layout changes. */
export const breakpoint = {
  sheet: 560,
  mobile: 568,
  search: 648,
  detail: 700,
  cards: 720,
  showcase: 750,
  icons: 850,
  longIcons: 1016,
  wide: 1240,
  grid: 1280,
} as const;

/** Media queries for `@media`: `under.cards` is up to 719 px, `from.cards` is 720 px and wider. */
export const under = {
  sheet: `screen and (max-width: ${breakpoint.sheet - 0.02}px)`,
  search: `screen and (max-width: ${breakpoint.search - 0.02}px)`,
  detail: `screen and (max-width: ${breakpoint.detail - 0.02}px)`,
  cards: `screen and (max-width: ${breakpoint.cards - 0.02}px)`,
  icons: `screen and (max-width: ${breakpoint.icons - 0.02}px)`,
  longIcons: `screen and (max-width: ${breakpoint.longIcons - 0.02}px)`,
  wide: `screen and (max-width: ${breakpoint.wide - 0.02}px)`,
  grid: `screen and (max-width: ${breakpoint.grid - 0.02}px)`,
} as const;

export const from = {
  sheet: `(min-width: ${breakpoint.sheet}px)`,
  search: `(min-width: ${breakpoint.search}px)`,
  cards: `(min-width: ${breakpoint.cards}px)`,
  showcase: `(min-width: ${breakpoint.showcase}px)`,
  icons: `(min-width: ${breakpoint.icons}px)`,
  longIcons: `(min-width: ${breakpoint.longIcons}px)`,
  wide: `(min-width: ${breakpoint.wide}px)`,
  grid: `(min-width: ${breakpoint.grid}px)`,
} as const;

/** A low screen, also one enlarged to 200 %: bars that stay in view would leave no room for the content. */
export const isLow = 'screen and (max-height: 479.98px)';

/** Wider than a phone, which may be as wide as 568 px. */
export const beyondMobile = `(min-width: ${breakpoint.mobile + 0.02}px)`;

/** Makes a target reach this far beyond its drawing; its element has a position. */
export const reach = (inset: string) =>
  ({ '&::after': { content: '', position: 'absolute', inset } }) as const;

/** Applies hover styles only on devices that can hover, so that they do not stick after a touch. */
export const hoverable = '(hover: hover)';

/** A finger is the main pointer. */
export const touch = '(pointer: coarse)';

/** The user's own few colours replace ours: information carried only by a background needs its own drawing there. */
export const forced = '(forced-colors: active)';

export const stillness = '(prefers-reduced-motion: reduce)';

/** The stacking order. Native dialogs are in the browser's top layer and need no number. */
export const layer = { sticky: 10, bar: 20, toast: 30 } as const;
