import * as css from './spinner.css.ts';

/** A turning ring in the colour of the surrounding text. Decoration only: name the awaited thing in words. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <span aria-hidden="true" className={css.spinner} style={{ width: size, height: size }} />;
}
