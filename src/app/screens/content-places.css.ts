import { globalStyle, style } from '@vanilla-extract/css';
import { MENU_HEIGHT, TOP_HEIGHT } from '#features/conteudo/frame-heights.ts';

export const top = style({ height: TOP_HEIGHT });

export const menu = style({ height: `calc(${MENU_HEIGHT} + 1px)` });

// The end of the page waits below the window: what comes in above it must not push it before somebody's eyes.
globalStyle('main:has(~ [data-page-end])', {
  minHeight: '100dvh',
  // A sheet's height, with what stands above it on the sheet, would be a second sheet without a word.
  '@media': { print: { minHeight: 0 } },
});
