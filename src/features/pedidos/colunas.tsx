import { Link } from 'wouter';
import { estadoDoOrcamento } from '#domain/orders/orcamento.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { formatDate, formatDateTime, formatTime } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import { useNow } from '#parts/device/use-now.ts';
import { type Fato, ListaCartao } from '#parts/list/lista-cartao.tsx';
import * as grid from '#parts/list/lista-grid.css.ts';
import type { ListaColuna } from '#parts/list/lista-grid.tsx';
import { pedidoHref } from '#routes.ts';
import { Status } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { ink } from '#ui/tone.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Legenda } from './legenda.tsx';
import { type PagarDaLinha, PagarPedido } from './pagar-pedido.tsx';
import * as css from './pedidos.css.ts';
import { ORCAMENTO_TONES, isACaminho, isForaDoPrazo, previsaoDe, situacaoTone } from './situacao.ts';
import type { Linha } from './use-pedidos.ts';

/** Where a row leads: an order's page, or that of a submission. */
export const linhaHref = (linha: Linha): string =>
  linha.tipo === 'pedido' ? pedidoHref(linha.pedido.idPrePedido) : linha.envio.href;

const isOrcamento = (linha: Linha): boolean =>
  linha.tipo === 'pedido' ? linha.pedido.orcamento : linha.envio.isOrcamento === true;

const nomeDoTipo = (linha: Linha): string => (isOrcamento(linha) ? 'orçamento' : 'pedido');

/** The name of a row. */
export const linhaNome = (linha: Linha): string =>
  linha.tipo === 'pedido'
    ? `${nomeDoTipo(linha)} nº ${linha.pedido.idPrePedido}`
    : `${nomeDoTipo(linha)} ${linha.envio.nome}`;

/** A day's end need not be told at once. */
const HOUR_MS = 3_600_000;

const AQUI = 'Este aparelho';
const NADA = '–';

const simNao = (is: boolean): string => (is ? 'Sim' : 'Não');

function Codigo({ linha }: { linha: Linha }) {
  return (
    // Enter on the row goes there too: the keyboard need not stop at each of a thousand links.
    <Link href={linhaHref(linha)} className={grid.codigo} tabIndex={-1}>
      {linha.tipo === 'pedido' ? linha.pedido.idPrePedido : linha.envio.nome}
    </Link>
  );
}

/** The code of a kept quotation on the device that made it, by which its user knows it; '' for other rows. */
const codigoLocal = (linha: Linha): string =>
  linha.tipo === 'pedido' && linha.pedido.orcamento ? (linha.pedido.codigoLocal ?? '') : '';

function Situacao({ linha }: { linha: Linha }) {
  const now = useNow(HOUR_MS);
  if (linha.tipo === 'proprio') {
    return <Status tone={linha.envio.words.tone}>{linha.envio.words.texto}</Status>;
  }
  const estado = estadoDoOrcamento(linha.pedido, businessDayOf(new Date(now)));
  if (estado !== null) {
    return (
      <Status tone={ORCAMENTO_TONES[estado.kind]} isLong>
        {estado.texto}
      </Status>
    );
  }
  const { idPedidoSituacao, descPedidoSituacao } = linha.pedido.portalPedidoSituacao;
  return <Status tone={situacaoTone(idPedidoSituacao)}>{descPedidoSituacao}</Status>;
}

const quando = (linha: Linha) => (linha.tipo === 'pedido' ? linha.pedido.dataHora : linha.envio.at);
/** Cents. */
export const totalDaLinha = (linha: Linha) =>
  linha.tipo === 'pedido' ? linha.pedido.total : linha.envio.total;
const origem = (linha: Linha) => (linha.tipo === 'pedido' ? linha.pedido.origemTipo.descOrigemTipo : AQUI);
const antecipado = (linha: Linha) =>
  linha.tipo === 'pedido' ? simNao(linha.pedido.formaPagamento.pagamentoAntecipado) : NADA;
const previsao = (linha: Linha) => {
  const dia = linha.tipo === 'pedido' ? previsaoDe(linha.pedido) : null;
  return dia ? formatDate(dia) : NADA;
};

/** The day of the expected delivery, and whether it has passed. */
function Previsao({ linha }: { linha: Linha }) {
  const hoje = businessDayOf(new Date(useNow(HOUR_MS)));
  if (linha.tipo !== 'pedido' || !isForaDoPrazo(linha.pedido, hoje)) return previsao(linha);
  return (
    <>
      {previsao(linha)}
      <span className={classNames(ink.caution, css.foraDoPrazo)}>fora do prazo</span>
    </>
  );
}

const numeroErp = (linha: Linha) => (linha.tipo === 'pedido' ? (linha.pedido.numeroErp ?? '') : '');

/** The order's number in the company's own system, in lists where an order has one. */
const NA_EMPRESA: ListaColuna<Linha> = {
  id: 'naEmpresa',
  header: 'Pedido na empresa',
  width: 'minmax(84px, 1fr)',
  cell: (linha) => <span className={css.naEmpresa}>{numeroErp(linha) || NADA}</span>,
};

/** The columns of the list, the same for both kinds of rows. */
const colunas = (pagarDaLinha: PagarDaLinha): readonly ListaColuna<Linha>[] => [
  {
    id: 'legenda',
    header: 'Legenda',
    width: '20px',
    isHeaderHidden: true,
    cell: (linha) => <Legenda isOrcamento={isOrcamento(linha)} />,
  },
  {
    id: 'codigo',
    header: 'Código',
    width: '68px',
    cell: (linha) => (
      <>
        <Codigo linha={linha} />
        <span className={css.codigoLocal}>{codigoLocal(linha)}</span>
      </>
    ),
  },
  {
    id: 'dataHora',
    header: 'Data e hora',
    width: 'minmax(82px, 132px)',
    cell: (linha) => (
      <>
        {formatDate(quando(linha))} <span className={css.hora}>{formatTime(quando(linha))}</span>
      </>
    ),
  },
  {
    id: 'situacao',
    header: 'Situação',
    width: 'minmax(168px, 1.4fr)',
    cell: (linha) => (
      <span className={css.situacao}>
        <Situacao linha={linha} />
        <PagarPedido nome={linhaNome(linha)} total={totalDaLinha(linha)} pagar={pagarDaLinha(linha)} />
      </span>
    ),
  },
  { id: 'origem', header: 'Origem', width: 'minmax(84px, 1fr)', cell: origem },
  {
    id: 'total',
    header: 'Total',
    width: '108px',
    isNumeric: true,
    cell: (linha) => <span className={css.total}>{formatMoney(totalDaLinha(linha))}</span>,
  },
  { id: 'antecipado', header: 'Pagamento antecipado', width: '84px', cell: antecipado },
  {
    id: 'previsao',
    header: 'Previsão de entrega',
    width: '82px',
    cell: (linha) => <Previsao linha={linha} />,
  },
];

/** The longest number that the usual column holds; past orders that the company loaded have longer ones. */
const NUMERO_CURTO = 9_999_999;

const isLongo = (linha: Linha): boolean => linha.tipo === 'pedido' && linha.pedido.idPrePedido > NUMERO_CURTO;

/** The columns of a list of these rows. */
export function colunasDe(
  linhas: readonly Linha[],
  pagarDaLinha: PagarDaLinha,
): readonly ListaColuna<Linha>[] {
  const hasNaEmpresa = linhas.some((linha) => numeroErp(linha) !== '');
  const hasLongo = linhas.some(isLongo);
  return colunas(pagarDaLinha).flatMap((coluna) => {
    if (coluna.id !== 'codigo') return [coluna];
    const codigo = hasLongo ? { ...coluna, width: '92px' } : coluna;
    return hasNaEmpresa ? [codigo, NA_EMPRESA] : [codigo];
  });
}

/** The expected delivery: a phone shows that of an order on its way, and whether its day has passed. */
function entregaDe(linha: Linha, hoje: string): Fato {
  const dia = linha.tipo === 'pedido' ? previsaoDe(linha.pedido) : null;
  if (linha.tipo !== 'pedido' || dia === null || !isACaminho(linha.pedido))
    return ['Previsão', previsao(linha)];
  if (dia >= hoje) return ['Entrega até', formatDate(dia), 'nome'];
  return [
    'Entrega',
    <span key="dia" className={ink.caution}>{`fora do prazo (${formatDate(dia)})`}</span>,
    'nome',
  ];
}

/** A row as a card. */
export function PedidoCartao({ linha, pagarDaLinha }: { linha: Linha; pagarDaLinha: PagarDaLinha }) {
  const pagar = pagarDaLinha(linha);
  const hoje = businessDayOf(new Date(useNow(HOUR_MS)));
  const fatos: Fato[] = [
    ['Data', formatDateTime(quando(linha)), 'valor'],
    ...(numeroErp(linha) === '' ? [] : [['Pedido na empresa', numeroErp(linha), 'nome'] as const]),
    ...(codigoLocal(linha) === '' ? [] : [['Código neste portal', codigoLocal(linha), 'nome'] as const]),
    ['Origem', origem(linha)],
    ['Antecipado', antecipado(linha)],
    entregaDe(linha, hoje),
  ];
  return (
    <ListaCartao
      titulo={
        <>
          <Legenda isOrcamento={isOrcamento(linha)} />
          <VisuallyHidden>Código </VisuallyHidden>
          <Codigo linha={linha} />
        </>
      }
      valor={formatMoney(totalDaLinha(linha))}
      situacao={<Situacao linha={linha} />}
      fatos={fatos}
      acao={pagar && <PagarPedido nome={linhaNome(linha)} total={totalDaLinha(linha)} pagar={pagar} isCard />}
    />
  );
}
