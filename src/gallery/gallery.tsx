import type { TemaPersonalizado } from '#contract/content/tema.ts';
import { MessageBoxHost } from '#ui/layer/message-box-host.tsx';
import { ToastHost } from '#ui/layer/toast-host.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { Entry } from './entry.ts';
import * as css from './gallery.css.ts';
import { groups } from './register.ts';

/** Components that fill a whole line. */
const WIDE = new Set([
  'data-table',
  'disclosure',
  'notice',
  'page-header',
  'progress-bar',
  'screen-state',
  'search-field',
]);

function Piece({ file, states }: Entry) {
  return (
    <article className={css.piece} aria-labelledby={file}>
      <h3 id={file}>{file}</h3>
      {states.map(({ name, show: Show }) => (
        <section key={name} className={css.state} aria-label={`${file}, ${name}`}>
          <p className={css.name}>{name}</p>
          <div className={css.stage}>
            {WIDE.has(file) ? (
              <div className={css.wide}>
                <Show />
              </div>
            ) : (
              <Show />
            )}
          </div>
        </section>
      ))}
    </article>
  );
}

export interface GalleryProps {
  temas: readonly (TemaPersonalizado & { nome: string })[];
  idTema: number;
  /** The name of the only group to show; null shows all. */
  only: string | null;
}

/** Every component of the design system in its states, in the colours of one theme. */
export function Gallery({ temas, idTema, only }: GalleryProps) {
  const shown = only === null ? groups : groups.filter(({ name }) => name === only);
  return (
    <>
      <main className={css.page}>
        <h1>Maleta, pieces of the design system</h1>
        <nav className={css.themes} aria-label="Themes">
          {temas.map(({ idTemaPersonalizado, nome }) => (
            <LinkButton
              key={idTemaPersonalizado}
              href={`?tema=${idTemaPersonalizado}`}
              variant={idTemaPersonalizado === idTema ? 'primary' : 'secondary'}
              aria-current={idTemaPersonalizado === idTema ? 'page' : undefined}
            >
              {nome}
            </LinkButton>
          ))}
        </nav>
        {shown.map(({ name, entries }) => (
          <section key={name} className={css.group}>
            <h2>{name}</h2>
            {entries.map((entry) => (
              <Piece key={entry.file} {...entry} />
            ))}
          </section>
        ))}
      </main>
      <MessageBoxHost />
      <ToastHost />
    </>
  );
}
