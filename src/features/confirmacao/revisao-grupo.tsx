import { formatMoney } from '#lib/format-number.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Change } from './change.tsx';
import * as css from './revisao.css.ts';
import type { GrupoRevisto } from './revisao.ts';
import { RevisaoLinha } from './revisao-linha.tsx';
import type { EscolhasActs } from './use-escolhas.ts';

/** One group of a refused order: its present state, its changed lines, and whether it goes. */
export function RevisaoGrupo({
  grupo,
  isOnly,
  acts,
}: {
  grupo: GrupoRevisto;
  /** The only group: keeping it means going back to the cart. */
  isOnly: boolean;
  /** Null for a user who may only look. */
  acts: EscolhasActs | null;
}) {
  const { key, titulo, visto, agora, pagamento, linhas, isRascunho, motivo, bloqueio } = grupo;
  return (
    <section className={css.group} aria-label={titulo} data-kept={isRascunho}>
      <h3 className={css.groupTitle}>
        <span>{titulo}</span>
        {visto === agora ? (
          agora !== null && <span className={css.figure}>{formatMoney(agora)}</span>
        ) : (
          <Change
            visto={visto === null ? '–' : formatMoney(visto)}
            agora={agora === null ? 'saiu' : formatMoney(agora)}
          />
        )}
      </h3>
      {motivo !== '' && <p className={css.reason}>{motivo}</p>}
      {bloqueio !== '' && <p className={css.blocked}>{bloqueio}</p>}
      {pagamento && (
        <p className={css.fact}>
          <span className={css.changeName}>{pagamento.nome}</span>
          <Change visto={pagamento.visto} agora={pagamento.agora} />
        </p>
      )}
      {linhas.length === 0 ? (
        <p className={css.fact}>Nenhum item deste grupo mudou.</p>
      ) : (
        <ul>
          {linhas.map((linha) => (
            <RevisaoLinha key={linha.key} linha={linha} acts={isRascunho ? null : acts} />
          ))}
        </ul>
      )}
      {acts && agora !== null && (!isOnly || isRascunho) && (
        <p className={css.keep}>
          <Checkbox
            label="Manter este grupo no carrinho e enviar os outros"
            aria-label={`Manter este grupo no carrinho e enviar os outros: ${titulo}`}
            checked={isRascunho}
            onChange={() => acts.toggleRascunho(key)}
          />
        </p>
      )}
    </section>
  );
}
