import type { Novidade } from '#contract/content/novidades.ts';
import { formatDate } from '#lib/format-date.ts';
import { Dialog } from '#ui/layer/dialog.tsx';
import * as css from './novidades-dialog.css.ts';

/** The release notes of the versions after the running one. */
export function NovidadesDialog({
  novidades,
  onClose,
}: {
  novidades: readonly Novidade[];
  onClose: () => void;
}) {
  return (
    <Dialog title="Novidades" size="sm" onClose={onClose}>
      <div className={css.versions}>
        {novidades.map(({ versao, data, notas }) => (
          <section key={versao}>
            <h3>{`Versão ${versao}, de ${formatDate(data)}`}</h3>
            <ul className={css.notes}>
              {notas.map((nota) => (
                <li key={nota}>{nota}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
