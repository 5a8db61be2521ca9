import ArrowRight from 'lucide-react/icons/arrow-right';
import { formatMoney } from '#lib/format-number.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './comparacao.css.ts';
import type { GrupoMudado, Mudanca } from './view.ts';

/** What the user said yes to, beside what it is now: in all, by group, by line. */
export function Comparacao({ mudanca }: { mudanca: Mudanca }) {
  const { totalVisto, totalAgora, grupos } = mudanca;
  if (totalVisto === totalAgora && grupos.length === 0) return null;
  return (
    <div className={css.frame}>
      <p className={css.grand}>
        <span>Total</span>
        <Change visto={formatMoney(totalVisto)} agora={formatMoney(totalAgora)} />
      </p>
      {grupos.map((grupo) => (
        <Grupo key={grupo.key} grupo={grupo} />
      ))}
    </div>
  );
}

function Grupo({ grupo: { titulo, visto, agora, linhas } }: { grupo: GrupoMudado }) {
  return (
    <section className={css.group}>
      <h3 className={css.groupTitle}>
        <span>{titulo}</span>
        {visto !== agora && (
          <Change
            visto={visto === null ? '–' : formatMoney(visto)}
            agora={agora === null ? 'saiu' : formatMoney(agora)}
          />
        )}
      </h3>
      <ul>
        {linhas.map((linha) => (
          <li key={linha.key} className={css.line}>
            <p className={css.name}>{linha.descricao}</p>
            <ul className={css.changes}>
              {linha.diferencas.map((d) => (
                <li key={d.nome} className={css.change}>
                  <span className={css.changeName}>{d.nome}</span>
                  <Change visto={d.visto} agora={d.agora} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Change({ visto, agora }: { visto: string; agora: string }) {
  return (
    <span className={css.pair}>
      <VisuallyHidden>era </VisuallyHidden>
      <span className={css.old}>{visto}</span>
      <ArrowRight size={14} aria-hidden="true" />
      <VisuallyHidden> agora </VisuallyHidden>
      <b>{agora}</b>
    </span>
  );
}
