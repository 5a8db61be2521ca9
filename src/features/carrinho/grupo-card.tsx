import Package from 'lucide-react/icons/package';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import Snowflake from 'lucide-react/icons/snowflake';
import Truck from 'lucide-react/icons/truck';
import Wallet from 'lucide-react/icons/wallet';
import type { GrupoCalculado } from '#domain/carrinho.ts';
import { GRUPO_CONTROLADO, GRUPO_REFRIGERADO } from '#domain/produto.ts';
import { formatMoney } from '#lib/format-number.ts';
import { LinkTo } from '#parts/link-to.tsx';
import type { Produtos } from '#parts/use-produtos.ts';
import { routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import * as css from './grupo-card.css.ts';
import * as linhaCss from './linha-row.css.ts';
import { LinhaRow } from './linha-row.tsx';
import type { LinhaActs } from './use-linha-acts.ts';
import { countItens, entregaOf, type GrupoNaTela, pagamentoOf } from './view.ts';

export type GrupoCardProps = {
  naTela: GrupoNaTela;
  produtos: Produtos;
  acts: LinhaActs;
  /** Named when a cart mixes sale conditions. */
  condicao: string | undefined;
  estimado: boolean;
  lastEnvioSeq: number;
};

/** One order to be: what one branch delivers under one payment, its lines and its sums. */
export function GrupoCard({ naTela, produtos, acts, condicao, estimado, lastEnvioSeq }: GrupoCardProps) {
  const { grupo, linhas, faltaMinimo } = naTela;
  const entrega = entregaOf(grupo);
  const titulo = [grupo.descricaoCarrinhoGrupo, condicao].filter(Boolean).join(' · ');
  return (
    <section className={css.card} aria-label={`${titulo}, ${grupo.descricaoFilial}`}>
      <header className={css.header}>
        <span className={css.sign}>
          <GrupoIcon grupo={grupo} />
        </span>
        <div className={css.words}>
          <h3 className={css.title}>
            {titulo} <span className={css.count}>{countItens(linhas.length)}</span>
          </h3>
          <p className={css.terms}>
            <span className={css.term}>
              <Wallet size={14} aria-hidden="true" /> {pagamentoOf(grupo)}
            </span>
            {entrega && (
              <span className={css.term}>
                <Truck size={14} aria-hidden="true" /> {entrega}
              </span>
            )}
          </p>
        </div>
      </header>
      {faltaMinimo > 0 && (
        <div className={css.notice}>
          <Notice
            tone="caution"
            title="Este grupo não atingiu o mínimo exigido."
            action={
              <LinkTo href={routes.busca} size="sm">
                Adicionar itens
              </LinkTo>
            }
          >
            Faltam {formatMoney(faltaMinimo)} para o mínimo de {formatMoney(grupo.minimoCompra)}.
          </Notice>
        </div>
      )}
      <div className={linhaCss.head} aria-hidden="true">
        <span className={linhaCss.headProduct}>Produto</span>
        <span>Unitário</span>
        <span>Desconto</span>
        <span>ST</span>
        <span>Líquido</span>
        <span className={linhaCss.headQuantity}>Quantidade</span>
        <span>Total</span>
      </div>
      <ul aria-label={`Itens de ${titulo}`}>
        {linhas.map((linha) => (
          <LinhaRow
            key={linha.key}
            linha={linha}
            produto={produtos.get(linha.linha.idItem)}
            acts={acts}
            lastEnvioSeq={lastEnvioSeq}
          />
        ))}
      </ul>
      <footer className={css.footer}>
        <Button variant="quiet" size="sm" onPress={() => acts.removeAll(linhas)}>
          Remover grupo
        </Button>
        <Sums grupo={grupo} estimado={estimado} />
      </footer>
    </section>
  );
}

function GrupoIcon({ grupo }: { grupo: GrupoCalculado }) {
  if (grupo.idCarrinhoGrupoTipo === GRUPO_CONTROLADO) return <ShieldAlert size={20} aria-hidden="true" />;
  if (grupo.idCarrinhoGrupoTipo === GRUPO_REFRIGERADO) return <Snowflake size={20} aria-hidden="true" />;
  return <Package size={20} aria-hidden="true" />;
}

function Sums({ grupo, estimado }: { grupo: GrupoCalculado; estimado: boolean }) {
  return (
    <dl className={css.sums}>
      <div className={css.sum}>
        <dt>Subtotal</dt>
        <dd>{formatMoney(grupo.subtotal)}</dd>
      </div>
      <div className={css.sum}>
        <dt>Descontos</dt>
        <dd>{formatMoney(grupo.descontos === 0 ? 0 : -grupo.descontos)}</dd>
      </div>
      <div className={css.sum}>
        <dt>ST</dt>
        <dd>{formatMoney(grupo.stTotal)}</dd>
      </div>
      <div className={css.grandSum}>
        <dt>Total do grupo {estimado && <span className={css.estimated}>estimado</span>}</dt>
        <dd>{formatMoney(grupo.total)}</dd>
      </div>
    </dl>
  );
}
