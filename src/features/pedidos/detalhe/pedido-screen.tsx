import ArrowLeft from 'lucide-react/icons/arrow-left';
import Printer from 'lucide-react/icons/printer';
import Repeat2 from 'lucide-react/icons/repeat-2';
import WalletCards from 'lucide-react/icons/wallet-cards';
import { type ReactNode, useId } from 'react';
import { estadoDoOrcamento } from '#domain/orders/orcamento.ts';
import { pagarRecusa } from '#domain/orders/pedido-atos.ts';
import { etapasOf } from '#domain/orders/pedido-etapas.ts';
import { useOrcamentosAqui } from '#features/pedidos/orcamentos-aqui.ts';
import { useRepetir } from '#features/pedidos/repetir/use-repetir.tsx';
import { isEncerrado, ORCAMENTO_TONES, situacaoTone } from '#features/pedidos/situacao.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { formatAge } from '#lib/format-age.ts';
import { withMarca } from '#outbox/orcamentos/read-orcamentos.ts';
import { PagarPedido } from '#parts/cart/pagar-pedido.tsx';
import { useMay } from '#parts/device/use-may.ts';
import { useNow } from '#parts/device/use-now.ts';
import { openPagamento } from '#parts/dialogs/pagamento-aberto.ts';
import { falhaText } from '#parts/failure/falha.ts';
import * as detalhe from '#parts/html/detalhe.css.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { ListaLendo } from '#parts/list/lista-lendo.tsx';
import { CompartilharButton } from '#parts/share/compartilhar-button.tsx';
import { readPedido, routes } from '#routes.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/money.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { toDocumento } from './documento.ts';
import { FaltaPagar } from './falta-pagar-notice.tsx';
import { ItensSection } from './itens-section.tsx';
import { LinhaDoTempo } from './linha-do-tempo.tsx';
import { NotasSection } from './notas-section.tsx';
import { OrcamentoAcoes } from './orcamento-acoes.tsx';
import { OutroCliente } from './outro-cliente.tsx';
import * as css from './pedido.css.ts';
import { PedidoAusente, PedidoInexistente } from './pedido-ausente.tsx';
import { type PedidoLido, usePedidoLido } from './pedido-lido.ts';
import { fatosOf, temSecaoNotas, totaisOf } from './view.ts';

/** /pedidos/detalhes/<idPrePedido>: an order with everything that is known of it. */
export function PedidoScreen({ id }: { id: string }) {
  const idPrePedido = readPedido(id);
  return idPrePedido === null ? (
    <PedidoInexistente />
  ) : (
    <DoPedido key={idPrePedido} idPrePedido={idPrePedido} />
  );
}

function DoPedido({ idPrePedido }: { idPrePedido: number }) {
  const consulta = usePedidoLido(idPrePedido);
  if (consulta.lido) return <Pedido lido={consulta.lido} consulta={consulta} />;
  if (consulta.isLocalRead && consulta.falha !== null) {
    return <PedidoAusente idPrePedido={idPrePedido} {...consulta} falha={consulta.falha} />;
  }
  return (
    <>
      <PageHeader title={`Pedido nº ${idPrePedido}`} />
      <ListaLendo oQue="o pedido" />
    </>
  );
}

type PedidoProps = { lido: NonNullable<PedidoLido['lido']>; consulta: PedidoLido };

function Pedido({ lido, consulta }: PedidoProps) {
  const { itens, at } = lido;
  const marcas = useOrcamentosAqui(lido.pedido.pessoaDestinatario.idPessoa)?.marcas;
  const pedido = marcas ? withMarca(lido.pedido, marcas) : lido.pedido;
  const { isDoServidor, falha } = consulta;
  const now = useNow();
  const mayAct = useMay('act');
  const { repetir, isPending, dialog } = useRepetir();
  const { idPedidoSituacao, descPedidoSituacao } = pedido.portalPedidoSituacao;
  const { orcamento } = pedido;
  const hoje = businessDayOf(new Date(now));
  const estado = estadoDoOrcamento(pedido, hoje);
  const oQue = orcamento ? 'orçamento' : 'pedido';
  const aPagar = {
    idPrePedido: pedido.idPrePedido,
    idFormaPagamento: pedido.formaPagamento.idFormaPagamento,
    idPessoaFilial: pedido.pessoaEmitente.idPessoa,
    idPessoaCliente: pedido.pessoaDestinatario.idPessoa,
  };
  return (
    <article className={detalhe.stack}>
      <PageHeader
        title={
          <span className={detalhe.headline}>
            {`${orcamento ? 'Orçamento' : 'Pedido'} nº ${pedido.idPrePedido}`}
            {estado === null ? (
              <Status tone={situacaoTone(idPedidoSituacao)}>{descPedidoSituacao}</Status>
            ) : (
              <Status tone={ORCAMENTO_TONES[estado.kind]}>{estado.texto}</Status>
            )}
          </span>
        }
      >
        <div className={detalhe.toolbar} role="group" aria-label="Ações do pedido" data-print="hide">
          {pagarRecusa(pedido) === null && <PagarPedido {...aPagar} />}
          {pagarRecusa(pedido) === null && mayAct && (
            <Button
              icon={<WalletCards size={18} aria-hidden="true" />}
              aria-haspopup="dialog"
              onPress={() => openPagamento({ ...aPagar, querOutra: true })}
            >
              Pagar de outra forma
            </Button>
          )}
          <LinkTo href={routes.pedidos} icon={<ArrowLeft size={18} aria-hidden="true" />}>
            Meus Pedidos
          </LinkTo>
          {mayAct && orcamento && <OrcamentoAcoes pedido={pedido} itens={itens} />}
          {mayAct && !orcamento && (
            <Button
              icon={<Repeat2 size={18} aria-hidden="true" />}
              isPending={isPending}
              onPress={() => repetir({ ...pedido, ...(itens && { itens: [...itens] }) })}
            >
              Repetir Pedido
            </Button>
          )}
          <CompartilharButton
            toDocumento={() =>
              toDocumento(pedido, itens ?? [], { at, isAtual: isDoServidor && falha === null })
            }
          />
          <Button icon={<Printer size={18} aria-hidden="true" />} onPress={() => window.print()}>
            Imprimir
          </Button>
        </div>
      </PageHeader>
      <FaltaPagar />
      <OutroCliente cliente={pedido.pessoaDestinatario} />
      {falha !== null && (
        <Notice tone={falha.kind === 'silencio' ? 'pending' : 'caution'}>
          {`${falhaText(falha, 'Houve um erro ao realizar a consulta.', 'Sem sinal.')} O pedido que está neste aparelho foi lido ${formatAge(now - at)}.`}
        </Notice>
      )}
      {pedido.mensagemOcorrencia && (
        <Notice
          tone={isEncerrado(pedido) ? 'caution' : 'brand'}
          title={orcamento ? undefined : descPedidoSituacao}
        >
          {pedido.mensagemOcorrencia}
        </Notice>
      )}
      <dl className={css.totais} aria-label="Totais do pedido">
        {totaisOf(pedido).map(({ nome, cents }) => (
          <div key={nome} className={css.total}>
            <dt className={css.nome}>{nome}</dt>
            <dd className={css.valor}>
              <Money cents={cents} size={nome === 'Total' ? 'lg' : 'md'} />
            </dd>
          </div>
        ))}
      </dl>
      {!orcamento && (
        <div className={css.card}>
          <LinhaDoTempo
            etapas={etapasOf(pedido.etapas, {
              idPedidoSituacao,
              dataHora: pedido.feitoEm ?? pedido.dataHora,
            })}
          />
        </div>
      )}
      <Secao titulo={`Detalhes do ${oQue}`}>
        <div className={css.card}>
          <dl className={css.fatos}>
            {fatosOf(pedido, hoje).map(([nome, texto]) => (
              <div key={nome} className={css.fato}>
                <dt className={css.nome}>{nome}</dt>
                <dd className={css.valor}>{texto}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Secao>
      {temSecaoNotas(pedido) && (
        <Secao titulo="Notas fiscais">
          <NotasSection idPrePedido={pedido.idPrePedido} idPedidoSituacao={idPedidoSituacao} />
        </Secao>
      )}
      <Secao titulo={`Itens do ${oQue} (${pedido.quantidadeProduto})`}>
        {itens ? <ItensSection itens={itens} /> : <ListaLendo oQue="os itens" />}
      </Secao>
      {dialog}
    </article>
  );
}

function Secao({ titulo, children }: { titulo: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.titulo}>
        {titulo}
      </h2>
      {children}
    </section>
  );
}
