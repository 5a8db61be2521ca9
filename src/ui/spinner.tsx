import * as css from './spinner.css.ts';

/** A turning ring in the colour of the surrounding text. Decoration only: say in words what is awaited. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <span aria-hidden="true" className={css.spinner} style={{ width: size, height: size }} />;
}
