import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import { formatDate } from '#lib/format-date.ts';
import { pedidoHref } from '#routes.ts';
import { Money } from '#ui/money.tsx';
import * as css from './pedido-card.css.ts';
import { PedidoLines } from './pedido-lines.tsx';
import type { SituacaoTotal } from './totais.ts';
import type { PedidoNaTela } from './view.ts';

const OPEN_UP_TO = 8;

const SIGNS = { liberado: CircleCheck, aguardando: Clock, recusado: CircleX };
const PALAVRAS = { liberado: 'Confirmado', aguardando: 'Pedido', recusado: 'Recusado' };

/**
 * One order with its lines, which can be folded and are always printed. `isQuiet`: folded at first, where something
 * else matters more. `situacao`: the office's word for it. `estado`: whether it goes on, awaits its payment or was
 * refused; `motivo`: the office's reason; `acao` is the next step.
 */
export function PedidoCard({
  pedido,
  isQuiet = false,
  situacao,
  estado = 'liberado',
  motivo,
  acao,
}: {
  pedido: PedidoNaTela;
  isQuiet?: boolean;
  situacao?: string | undefined;
  estado?: SituacaoTotal;
  motivo?: string | null | undefined;
  acao?: ReactNode;
}) {
  const {
    idPrePedido,
    descricaoFilial,
    descricaoCarrinhoGrupo,
    descricaoPagamento,
    total,
    previsaoEntrega,
    linhas,
  } = pedido;
  const Sign = SIGNS[estado];
  const id = useId();
  const [isOpen, setOpen] = useState(!isQuiet && linhas.length <= OPEN_UP_TO);
  const titulo = [descricaoFilial, descricaoCarrinhoGrupo].filter(Boolean).join(' · ');
  // A refused order is not delivered.
  const entrega =
    estado !== 'recusado' && previsaoEntrega && `Entrega prevista para ${formatDate(previsaoEntrega)}`;
  const count = `${linhas.length} ${linhas.length === 1 ? 'item' : 'itens'}`;
  return (
    <section
      className={css.card}
      data-estado={idPrePedido === null ? undefined : estado}
      aria-labelledby={`${id}-title`}
    >
      <header className={css.header}>
        <div className={css.words}>
          <h3 id={`${id}-title`} className={css.title}>
            {idPrePedido === null ? (
              titulo
            ) : (
              <span className={css.number} data-estado={estado}>
                <Sign size={20} aria-hidden="true" />
                <Link href={pedidoHref(idPrePedido)} className={css.link}>
                  {PALAVRAS[estado]} nº {idPrePedido}
                </Link>
              </span>
            )}
          </h3>
          <p className={css.terms}>
            {[idPrePedido === null ? '' : titulo, descricaoPagamento, situacao, entrega]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {motivo && <p className={css.reason}>{motivo}</p>}
        </div>
        <Money cents={total} size="lg" />
      </header>
      {acao && (
        <div className={css.act} data-print="hide">
          {acao}
        </div>
      )}
      {linhas.length > 0 && (
        <>
          <button
            type="button"
            className={css.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            data-print="hide"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? `Ocultar ${count}` : `Ver ${count}`}
            <ChevronDown size={16} aria-hidden="true" className={css.chevron} />
          </button>
          <div id={id} className={css.lines} data-open={isOpen}>
            <PedidoLines titulo={titulo} linhas={linhas} />
          </div>
        </>
      )}
    </section>
  );
}
