import { globalStyle, style } from '@vanilla-extract/css';
import { MENU_HEIGHT, TOP_HEIGHT } from '#features/conteudo/frame-heights.ts';

export const top = style({ height: TOP_HEIGHT });

export const menu = style({ height: `calc(${MENU_HEIGHT} + 1px)` });

// The end of the page stays below the window: content that comes in above must not push it into view.
globalStyle('main:has(~ [data-page-end])', {
  minHeight: '100dvh',
  // On paper the height, with the content above it, would print an empty second sheet.
  '@media': { print: { minHeight: 0 } },
});
