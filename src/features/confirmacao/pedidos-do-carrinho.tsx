import ClipboardList from 'lucide-react/icons/clipboard-list';
import CircleCheck from 'lucide-react/icons/circle-check';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import { useHistoryState } from 'wouter/use-browser-location';
import { formatDateTime } from '#lib/format-date.ts';
import { pagamentoText } from '#parts/cart/carrinho-words.ts';
import { PagarPedido } from '#parts/cart/pagar-pedido.tsx';
import { readPedidosFeitos } from '#parts/cart/pedidos-feitos.ts';
import { useClientes } from '#parts/customer/use-cliente.ts';
import { useNow } from '#parts/device/use-now.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { CompartilharButton } from '#parts/share/compartilhar-button.tsx';
import { CompartilharVisita } from '#parts/share/compartilhar-visita.tsx';
import { routes } from '#routes.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState, ErrorState } from '#ui/screen-state.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './confirmacao.css.ts';
import { toDocumento } from './documento.ts';
import { ConfirmacaoLendo } from './lendo.tsx';
import { pagoText, prazoText } from './pagamento-words.ts';
import { PedidoCard } from './pedido-card.tsx';
import { useNoteFinalizado, usePedidosDoCarrinho } from './queries.ts';
import { ProximoCliente } from './proximo-cliente.tsx';
import { RecusadosSection, RepetirRecusado, recusadosTitulo } from './recusados-section.tsx';
import { situacaoDe, totaisOf } from './totais.ts';
import { TotaisFatos } from './totais-fatos.tsx';
import { type PedidoLido, toPedidoNaTela } from './view.ts';

/** The title by the numbers of orders that were made, of those of them that await payment, and of refused ones. */
function titulo(feitos: number, aguardam: number, recusados: number): string {
  if (feitos === 0) return recusadosTitulo(recusados);
  if (aguardam === feitos) return feitos === 1 ? 'Pedido aguarda pagamento' : 'Pedidos aguardam pagamento';
  // Some are confirmed, and a word next to the title counts the others.
  if (aguardam > 0) return 'Pedidos feitos';
  return feitos === 1 ? 'Pedido confirmado' : 'Pedidos confirmados';
}

const aguardamText = (count: number): string =>
  count === 1 ? '1 aguarda pagamento' : `${count} aguardam pagamento`;

/** The sentence about orders that are made but cannot be read now. */
function feitoText(numeros: readonly number[]): string {
  if (numeros.length === 0) return 'O pedido está feito. Confira a conexão para ver os números dele aqui.';
  const quais = numeros.map((numero) => `nº ${numero}`).join(', ');
  return numeros.length === 1
    ? `O pedido ${quais} está feito. Confira a conexão para ver os dados dele aqui.`
    : `Os pedidos ${quais} estão feitos. Confira a conexão para ver os dados deles aqui.`;
}

/** /confirmacao?carrinho=<id>: the orders made of a cart, as the server returns them. */
export function PedidosDoCarrinho({ idCarrinho }: { idCarrinho: number }) {
  const { lidos, doServidor, isFalha, isLendo, reler } = usePedidosDoCarrinho(idCarrinho);
  useNoteFinalizado(idCarrinho, doServidor);
  const clientes = useClientes();
  const numeros = readPedidosFeitos(useHistoryState<unknown>());
  if (!lidos) {
    if (!isFalha) return <ConfirmacaoLendo />;
    return (
      <>
        <PageHeader title="Confirmação" />
        <ErrorState
          title="A confirmação não pôde ser lida"
          text={feitoText(numeros)}
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
  const isRecusado = ({ pedido }: PedidoLido) => situacaoDe(pedido) === 'recusado';
  const isAguardando = ({ pedido }: PedidoLido) => situacaoDe(pedido) === 'aguardando';
  const recusados = lidos.filter(isRecusado);
  const feitos = lidos.filter((lido) => !isRecusado(lido));
  const aguardam = contados.filter((p) => p.situacao === 'aguardando').length;
  const pago = pagoText(pedidos);
  return (
    <article className={css.stack}>
      <header className={css.header} data-done={aguardam < feitos.length || undefined}>
        <div className={css.headline}>
          {aguardam < feitos.length && <CircleCheck size={32} aria-hidden="true" className={css.doneSign} />}
          <h1 className={css.title}>{titulo(feitos.length, aguardam, recusados.length)}</h1>
          {aguardam > 0 && aguardam < feitos.length && (
            <Status tone="caution">{aguardamText(aguardam)}</Status>
          )}
        </div>
        {pago !== null && <p className={css.sentence}>{pago}</p>}
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
      {feitos.length > 0 && <VisuallyHidden as="h2">Pedidos</VisuallyHidden>}
      {feitos.filter(isAguardando).map((lido) => (
        <PedidoLidoCard key={lido.pedido.idPrePedido} lido={lido} />
      ))}
      <div className={css.actions} data-print="hide">
        <NovoPedido isQuiet={aguardam > 0} />
        <ProximoCliente />
        <LinkTo href={routes.pedidos} size="lg" icon={<ClipboardList size={18} aria-hidden="true" />}>
          Meus Pedidos
        </LinkTo>
        {feitos.length > 0 && (
          <CompartilharButton
            size="lg"
            toDocumento={() =>
              toDocumento({
                codigoLocal: first.codigoLocal ?? '',
                nomeCliente: first.pessoaDestinatario.nome,
                at: Date.parse(first.dataHora),
                isDone: true,
                pedidos: feitos.map((lido) => toPedidoNaTela(lido, pagamentoText(lido.pedido))),
                extras: aguardam > 0 ? [['Pagamento', aguardamText(aguardam)]] : [],
              })
            }
          />
        )}
        <CompartilharVisita
          size="lg"
          idPessoaCliente={first.pessoaDestinatario.idPessoa}
          nomeCliente={first.pessoaDestinatario.nome}
          jaCompartilhados={feitos.length}
        />
        <Button size="lg" icon={<Printer size={18} aria-hidden="true" />} onPress={() => window.print()}>
          Imprimir
        </Button>
      </div>
      {feitos
        .filter((lido) => !isAguardando(lido))
        .map((lido) => (
          <PedidoLidoCard key={lido.pedido.idPrePedido} lido={lido} />
        ))}
      <RecusadosSection count={recusados.length}>
        {recusados.map((lido) => (
          <PedidoLidoCard key={lido.pedido.idPrePedido} lido={lido} />
        ))}
      </RecusadosSection>
    </article>
  );
}

/** An order that goes on, awaits its payment, or was refused and can be repeated. */
function PedidoLidoCard({ lido }: { lido: PedidoLido }) {
  const { pedido, itens, motivo } = lido;
  const { idPrePedido, idPessoaFilial, formaPagamento, pessoaDestinatario } = pedido;
  const estado = situacaoDe(pedido);
  const now = useNow();
  return (
    <PedidoCard
      pedido={toPedidoNaTela(lido, pagamentoText(pedido))}
      isQuiet
      situacao={pedido.portalPedidoSituacao.descPedidoSituacao}
      estado={estado}
      motivo={estado === 'recusado' ? motivo : null}
      acao={
        estado === 'aguardando' ? (
          <>
            <PagarPedido
              idPrePedido={idPrePedido}
              idPessoaFilial={idPessoaFilial}
              idFormaPagamento={formaPagamento.idFormaPagamento}
              idPessoaCliente={pessoaDestinatario.idPessoa}
            />
            {pedido.pagarAte && <p className={css.sentence}>{prazoText(pedido.pagarAte, now)}</p>}
          </>
        ) : (
          estado === 'recusado' && (
            <RepetirRecusado
              pedido={{ ...pedido, orcamento: false, ...(itens.length > 0 && { itens: [...itens] }) }}
            />
          )
        )
      }
    />
  );
}

/** `isQuiet`: something else comes first. */
function NovoPedido({ isQuiet = false }: { isQuiet?: boolean }) {
  return (
    <LinkTo
      href={routes.busca}
      variant={isQuiet ? 'secondary' : 'primary'}
      size="lg"
      icon={<Plus size={18} aria-hidden="true" />}
    >
      Novo pedido
    </LinkTo>
  );
}
