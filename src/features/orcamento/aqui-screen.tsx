import ArrowLeft from 'lucide-react/icons/arrow-left';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Trash2 from 'lucide-react/icons/trash-2';
import { useLocation } from 'wouter';
import { formatCount, formatFactorPrice, formatMoney } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import type { OrcamentoAqui } from '#outbox/orcamentos/read-orcamentos.ts';
import * as detalhe from '#parts/html/detalhe.css.ts';
import * as conferencia from '#parts/cart/conferencia.css.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { orcamentoWords } from '#parts/cart/orcamento-words.ts';
import { excluirOrcamento } from '#parts/cart/tell-exclusao.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useMay } from '#parts/device/use-may.ts';
import { openTransformar } from '#parts/share/orcamento-aberto.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { ListaLendo } from '#parts/list/lista-lendo.tsx';
import { useTitulo } from '#parts/list/titulo.ts';
import { CompartilharButton } from '#parts/share/compartilhar-button.tsx';
import { pedidoHref, routes } from '#routes.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/screen-state.tsx';
import { fatosDe, toDocumento, toTransformar } from './aqui.ts';
import * as css from './orcamento.css.ts';
import { useOrcamentoAqui, useTransformadoAqui } from './queries.ts';

const ICON = { size: 18, 'aria-hidden': true } as const;

const MeusPedidos = () => (
  <LinkTo href={routes.pedidos} icon={<ArrowLeft {...ICON} />}>
    Meus Pedidos
  </LinkTo>
);

/** /pedidos/orcamento/<key>: a quotation of this device, until the list of orders has it. */
export function OrcamentoAquiScreen({ chave }: { chave: string }) {
  const aqui = useOrcamentoAqui(chave);
  useTitulo('Orçamento');
  if (aqui === undefined) {
    return (
      <>
        <PageHeader title="Orçamento" />
        <ListaLendo oQue="o orçamento" />
      </>
    );
  }
  if (aqui === null) {
    return (
      <>
        <PageHeader title="Orçamento" />
        <EmptyState
          title="Este orçamento não está mais neste aparelho"
          text="Procure por ele na lista de pedidos do cliente."
          action={<MeusPedidos />}
        />
      </>
    );
  }
  return <Aqui aqui={aqui} />;
}

function Aqui({ aqui }: { aqui: OrcamentoAqui }) {
  const device = useDevice();
  const mayAct = useMay('act');
  const { run } = useOneAct();
  const [, navigate] = useLocation();
  const { row } = aqui;
  const { intent, idPessoaCliente, nomeCliente } = row;
  const transformadoEm = useTransformadoAqui(idPessoaCliente, intent.codigoLocal);
  const words = orcamentoWords(aqui);
  const excluir = () =>
    run(async () => {
      const nome = { idPrePedido: null, codigoLocal: intent.codigoLocal };
      const problem = await excluirOrcamento(device, { ...nome, idPessoaCliente, nomeCliente });
      if (problem === null) navigate(routes.pedidos);
      return problem;
    });
  return (
    <article className={detalhe.stack}>
      <PageHeader
        title={
          <span className={detalhe.headline}>
            {`Orçamento ${intent.codigoLocal}`}
            <Status tone={words.tone}>{words.texto}</Status>
          </span>
        }
      >
        <div className={detalhe.toolbar} role="group" aria-label="Ações do orçamento" data-print="hide">
          <MeusPedidos />
          {mayAct && (
            <Button
              variant="primary"
              icon={<ShoppingCart {...ICON} />}
              onPress={() => openTransformar(toTransformar(row, transformadoEm))}
            >
              Transformar em pedido
            </Button>
          )}
          <CompartilharButton toDocumento={() => toDocumento(row)} />
          {mayAct && aqui.kind === 'fila' && (
            <Button variant="quiet" icon={<Trash2 {...ICON} />} onPress={excluir}>
              Excluir orçamento
            </Button>
          )}
        </div>
      </PageHeader>
      {aqui.kind === 'recusado' && (
        <Notice tone="caution" title="O servidor não guardou este orçamento">
          {`${aqui.row.description} Decida em Sincronização, no alto da tela.`}
        </Notice>
      )}
      {aqui.kind === 'guardado' && (
        <Notice tone="brand">
          {aqui.row.pedidos.map(({ idPrePedido }) => (
            <LinkTo key={idPrePedido} href={pedidoHref(idPrePedido)} size="sm">
              {`Orçamento nº ${idPrePedido}`}
            </LinkTo>
          ))}
        </Notice>
      )}
      <div className={css.card}>
        <dl className={css.fatos}>
          {fatosDe(row).map(([nome, texto]) => (
            <div key={nome}>
              <dt className={css.nome}>{nome}</dt>
              <dd className={css.valor}>{texto}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className={css.card} aria-label="Itens do orçamento">
        {intent.linhas.map((item) => (
          <li key={`${item.idItem}:${item.idItemTipo}:${item.idCondicao}`} className={conferencia.line}>
            <span className={conferencia.words}>
              {keepPack(item.descricao)}
              <span className={conferencia.why}>
                {`${formatCount(item.quantidade)} un. x ${formatFactorPrice(item.valorLiquido)}`}
                {item.quantidadeFalta > 0 && ` · faltam ${formatCount(item.quantidadeFalta)} un.`}
              </span>
            </span>
            <span className={css.figures}>{formatMoney(item.valorTotal)}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
