import Package from 'lucide-react/icons/package';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import Snowflake from 'lucide-react/icons/snowflake';
import Truck from 'lucide-react/icons/truck';
import type { AvisoPagamento } from '#domain/cart/avisos-pedido.ts';
import type {
  CarrinhoCalculado,
  GrupoCalculado,
  ItemCalculado,
  ItemVendavel,
} from '#domain/cart/carrinho.ts';
import { type ClienteCompra, opcoesFor } from '#domain/customer/cliente-compra.ts';
import { GRUPO_CONTROLADO, GRUPO_REFRIGERADO } from '#domain/price/produto.ts';
import { countItens, formatMoney } from '#lib/format-number.ts';
import type { Produtos } from '#parts/product/use-produtos.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { AvisoDoPagamento } from './aviso-pedido.tsx';
import type { GrupoEscolha } from './escolha.ts';
import * as css from './grupo-card.css.ts';
import { GrupoPagamento } from './grupo-pagamento.tsx';
import { Lacunas } from './lacunas/lacunas.tsx';
import * as linhaCss from './linha-row.css.ts';
import { LinhasList } from './linhas-list.tsx';
import { grupoId } from './show-grupo.ts';
import type { LinhaActs } from './use-linha-acts.ts';
import { entregaOf, type GrupoNaTela } from './view.ts';

export type GrupoCardProps = {
  naTela: GrupoNaTela;
  /** True for a cart with so many lines that only those on screen are drawn. */
  isLong: boolean;
  produtos: Produtos;
  acts: LinhaActs;
  /** Named only when a cart mixes sale conditions. */
  condicao: string | undefined;
  estimado: boolean;
  lastEnvioSeq: number;
  cliente: ClienteRow;
  clienteCompra: ClienteCompra;
  /** True while the server has not confirmed the group's payment. */
  isPagamentoNaFila: boolean;
  /** Another device's change of the payment that was chosen here; absent without one. */
  avisoPagamento: AvisoPagamento | undefined;
  /** The user's choice for this group; null for a single group. */
  escolha: GrupoEscolha | null;
  onToggle: () => void;
  /** The groups that go, including this one; null when it stays. */
  vao: CarrinhoCalculado | null;
  /** A line's item with its tiers, if the device has it. */
  itemOf: (item: ItemCalculado) => ItemVendavel | undefined;
};

/** One future order: a branch's lines under one payment, with their sums. */
export function GrupoCard({ naTela, isLong, produtos, acts, condicao, escolha, ...rest }: GrupoCardProps) {
  const { estimado, lastEnvioSeq, cliente, clienteCompra, isPagamentoNaFila, onToggle, vao, itemOf } = rest;
  const { avisoPagamento } = rest;
  const opcoes = opcoesFor(clienteCompra, naTela.grupo.idCondicao);
  const { grupo, linhas } = naTela;
  const entrega = entregaOf(grupo);
  const titulo = [grupo.descricaoCarrinhoGrupo, condicao].filter(Boolean).join(' · ');
  return (
    <section id={grupoId(grupo)} className={css.card} aria-label={`${titulo}, ${grupo.descricaoFilial}`}>
      <header className={css.header}>
        <span className={css.sign}>
          <GrupoIcon grupo={grupo} />
        </span>
        <div className={css.words}>
          <h3 className={css.title}>
            {titulo} <span className={css.count}>{countItens(linhas.length)}</span>
          </h3>
          <div className={css.terms}>
            <GrupoPagamento
              grupo={grupo}
              titulo={titulo}
              opcoes={opcoes}
              cliente={cliente}
              naFila={isPagamentoNaFila}
            />
            {entrega && (
              <span className={css.term}>
                <Truck size={14} aria-hidden="true" /> {entrega}
              </span>
            )}
          </div>
        </div>
        {escolha && (
          <span className={css.send} data-print="hide">
            <Checkbox
              label="Enviar agora"
              aria-label={`Enviar agora: ${titulo}, ${grupo.descricaoFilial}`}
              checked={escolha.vai}
              disabled={escolha.motivo !== '' || escolha.junto}
              onChange={onToggle}
            />
          </span>
        )}
      </header>
      {avisoPagamento && (
        <div className={css.aviso}>
          <AvisoDoPagamento aviso={avisoPagamento} titulo={titulo} opcoes={opcoes} cliente={cliente} />
        </div>
      )}
      {escolha && escolha.motivo !== '' && <p className={css.stays}>Fica no carrinho: {escolha.motivo}</p>}
      {escolha?.junto && (
        <p className={css.along}>Vai junto: com cartão de crédito ou Pix, o carrinho é processado inteiro.</p>
      )}
      <Lacunas
        grupo={grupo}
        titulo={titulo}
        linhas={linhas}
        vao={vao}
        cliente={clienteCompra}
        acts={acts}
        itemOf={itemOf}
      />
      <div className={linhaCss.head} aria-hidden="true">
        <span className={linhaCss.headProduct}>Produto</span>
        <span>Unitário</span>
        <span>Desconto</span>
        <span>ST</span>
        <span>Com ST</span>
        <span className={linhaCss.headQuantity}>Quantidade</span>
        <span>Total</span>
      </div>
      <LinhasList
        label={`Itens de ${titulo}`}
        linhas={linhas}
        isLong={isLong}
        produtos={produtos}
        acts={acts}
        lastEnvioSeq={lastEnvioSeq}
      />
      <footer className={css.footer}>
        <span data-print="hide" className={css.removal}>
          <Button
            variant="quiet"
            size="sm"
            onPress={() =>
              acts.removeGrupo(linhas, {
                titulo: `Remover ${titulo}`,
                texto: 'Realmente deseja remover os itens deste grupo?',
                nao: 'Manter',
              })
            }
          >
            Remover grupo
          </Button>
        </span>
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
