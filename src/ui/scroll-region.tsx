import type { ComponentProps } from 'react';

export interface ScrollRegionProps extends Omit<ComponentProps<'div'>, 'tabIndex' | 'aria-label'> {
  role: 'region' | 'group';
  'aria-label': string;
}

/** A scrolling part of the screen, reachable by keyboard (WCAG 2.1.1). */
export function ScrollRegion(props: ScrollRegionProps) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls only a focused region.
  return <div {...props} tabIndex={0} />;
}
