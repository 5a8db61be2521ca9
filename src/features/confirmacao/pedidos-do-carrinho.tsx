import ClipboardList from 'lucide-react/icons/clipboard-list';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import { PEDIDO_A_PAGAR } from '#contract/orders/situacao.ts';
import { formatDateTime } from '#lib/format-date.ts';
import { pagamentoText } from '#parts/cart/carrinho-words.ts';
import { PagarPedido } from '#parts/cart/pagar-pedido.tsx';
import { useClientes } from '#parts/customer/use-cliente.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { routes } from '#routes.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState, ErrorState } from '#ui/screen-state.tsx';
import * as css from './confirmacao.css.ts';
import { ConfirmacaoLendo } from './lendo.tsx';
import { PedidoCard } from './pedido-card.tsx';
import { useNoteFinalizado, usePedidosDoCarrinho } from './queries.ts';
import { situacaoDe, totaisOf } from './totais.ts';
import { TotaisFatos } from './totais-fatos.tsx';
import { toPedidoNaTela } from './view.ts';

/** /confirmacao?carrinho=<id>: the orders made of a cart, as the server returns them. */
export function PedidosDoCarrinho({ idCarrinho }: { idCarrinho: number }) {
  const { lidos, isFalha, isLendo, reler } = usePedidosDoCarrinho(idCarrinho);
  useNoteFinalizado(idCarrinho, lidos);
  const clientes = useClientes();
  if (!lidos) {
    if (!isFalha) return <ConfirmacaoLendo />;
    return (
      <>
        <PageHeader title="Confirmação" />
        <ErrorState
          title="A confirmação não pôde ser lida"
          text="O pedido está feito. Confira a conexão para ver os números dele aqui."
          isRetrying={isLendo}
          onRetry={reler}
        />
      </>
    );
  }
  const pedidos = lidos.map((lido) => lido.pedido);
  const [first] = pedidos;
  if (!first) {
    return (
      <>
        <PageHeader title="Confirmação" />
        <EmptyState title="Este carrinho não tem pedidos" action={<NovoPedido />} />
      </>
    );
  }
  const cliente = clientes?.find((c) => c.idPessoa === first.pessoaDestinatario.idPessoa);
  const contados = pedidos.map((p) => ({ ...p, situacao: situacaoDe(p) }));
  const totais = totaisOf(contados);
  const cashback = contados
    .filter((p) => p.situacao === 'liberado')
    .reduce((sum, p) => sum + (p.valorCashbackAplicado ?? 0), 0);
  const aguardam = contados.filter((p) => p.situacao === 'aguardando').length;
  return (
    <article className={css.stack}>
      <header className={css.header}>
        <div className={css.headline}>
          <h1 className={css.title}>{pedidos.length === 1 ? 'Pedido confirmado' : 'Pedidos confirmados'}</h1>
          {aguardam > 0 && (
            <Status tone="caution">
              {aguardam === 1 ? '1 aguarda pagamento' : `${aguardam} aguardam pagamento`}
            </Status>
          )}
        </div>
        <dl className={css.about}>
          <div className={css.fact}>
            <dt className={css.factName}>Cliente</dt>
            <dd>
              <b>{first.pessoaDestinatario.nome}</b>
              {cliente && (
                <span className={css.documento}> {cliente.usuarioCliente.pessoa.cpfCnpjFormatado}</span>
              )}
            </dd>
          </div>
          <div className={css.fact}>
            <dt className={css.factName}>Feito por</dt>
            <dd>
              {first.usuario.nomeCompleto}{' '}
              <span className={css.soft}>em {formatDateTime(first.dataHora)}</span>
            </dd>
          </div>
          <TotaisFatos totais={totais} cashback={cashback} />
        </dl>
      </header>
      {lidos.map((lido) => {
        const { pedido } = lido;
        const { idPrePedido, idPessoaFilial, formaPagamento, pessoaDestinatario } = pedido;
        const { idPedidoSituacao, descPedidoSituacao } = pedido.portalPedidoSituacao;
        return (
          <PedidoCard
            key={idPrePedido}
            pedido={toPedidoNaTela(lido, pagamentoText(pedido))}
            situacao={descPedidoSituacao}
            isAguardando={idPedidoSituacao === PEDIDO_A_PAGAR}
            acao={
              idPedidoSituacao === PEDIDO_A_PAGAR && (
                <PagarPedido
                  idPrePedido={idPrePedido}
                  idPessoaFilial={idPessoaFilial}
                  idFormaPagamento={formaPagamento.idFormaPagamento}
                  idPessoaCliente={pessoaDestinatario.idPessoa}
                />
              )
            }
          />
        );
      })}
      <div className={css.actions} data-print="hide">
        <NovoPedido />
        <LinkTo href={routes.pedidos} size="lg" icon={<ClipboardList size={18} aria-hidden="true" />}>
          Meus Pedidos
        </LinkTo>
        <Button size="lg" icon={<Printer size={18} aria-hidden="true" />} onPress={() => window.print()}>
          Imprimir
        </Button>
      </div>
    </article>
  );
}

function NovoPedido() {
  return (
    <LinkTo href={routes.busca} variant="primary" size="lg" icon={<Plus size={18} aria-hidden="true" />}>
      Novo pedido
    </LinkTo>
  );
}
