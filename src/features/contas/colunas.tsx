import Barcode from 'lucide-react/icons/barcode';
import { SITUACAO_LIQUIDADA, SITUACAO_PAGA_EM_PARTE } from '#contract/payment/extrato-cliente.ts';
import { ultimoDia } from '#domain/payment/conta.ts';
import { boletoOf, type ContaDoDia } from '#domain/payment/conta-recebida.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import { formatQuantity } from '#lib/format-quantity.ts';
import { type Fato, ListaCartao } from '#parts/list/lista-cartao.tsx';
import * as grid from '#parts/list/lista-grid.css.ts';
import type { ListaColuna } from '#parts/list/lista-grid.tsx';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ink, type Tone } from '#ui/tone.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './contas.css.ts';
import { Legenda } from './legenda.tsx';

const TONES: Readonly<Record<number, Tone>> = {
  [SITUACAO_LIQUIDADA]: 'positive',
  [SITUACAO_PAGA_EM_PARTE]: 'pending',
};

const emissao = ({ conta }: ContaDoDia) => formatDate(conta.dataEmissao);
const vencimento = ({ conta }: ContaDoDia) => formatDate(conta.dataVencimento);
const parcela = ({ conta }: ContaDoDia) => formatMoney(conta.valor);
const notas = ({ conta }: ContaDoDia) => conta.documentosViinculados || '–';

const diasText = (dias: number): string => formatQuantity(dias, 'dia', 'dias');

/** In place of a number of days that the instalment does not have. */
function Nada() {
  return <span className={css.nada}>–</span>;
}

function Situacao({ linha: { idSituacao, descricaoSituacao } }: { linha: ContaDoDia }) {
  return <Status tone={TONES[idSituacao] ?? 'neutral'}>{descricaoSituacao}</Status>;
}

/** The columns of the list. */
export const COLUNAS: readonly ListaColuna<ContaDoDia>[] = [
  {
    id: 'legenda',
    header: 'Legenda',
    width: '20px',
    isHeaderHidden: true,
    cell: ({ legenda }) => <Legenda legenda={legenda} />,
  },
  {
    id: 'numero',
    header: 'Nº do documento',
    width: 'minmax(84px, 1fr)',
    cell: ({ conta }) => <span className={css.numero}>{conta.numero}</span>,
  },
  { id: 'emissao', header: 'Emissão', width: '88px', cell: emissao },
  {
    id: 'vencimento',
    header: 'Vencimento',
    width: '88px',
    cell: (linha) => (
      <>
        {vencimento(linha)}
        {linha.atraso > 0 && <span className={css.atraso}>{`há ${diasText(linha.atraso)}`}</span>}
      </>
    ),
  },
  {
    id: 'dias',
    header: 'Dias para vencer',
    width: '64px',
    isNumeric: true,
    cell: ({ diasParaVencimento, atraso }) => (atraso > 0 ? <Nada /> : diasParaVencimento),
  },
  {
    id: 'atraso',
    header: 'Dias em atraso',
    width: '64px',
    isNumeric: true,
    cell: ({ atraso }) => (atraso > 0 ? atraso : <Nada />),
  },
  { id: 'valor', header: 'Valor da parcela', width: '104px', isNumeric: true, cell: parcela },
  { id: 'juros', header: 'Juros', width: '88px', isNumeric: true, cell: ({ juros }) => formatMoney(juros) },
  {
    id: 'esperado',
    header: 'Valor esperado',
    width: '104px',
    isNumeric: true,
    cell: ({ valorEsperado }) => <span className={css.valor}>{formatMoney(valorEsperado)}</span>,
  },
  {
    id: 'situacao',
    header: 'Situação',
    width: 'minmax(104px, 1fr)',
    cell: (linha) => <Situacao linha={linha} />,
  },
  {
    id: 'forma',
    header: 'Forma de pagamento',
    width: 'minmax(96px, 1fr)',
    cell: ({ conta }) => conta.descFormaPagamento,
  },
  {
    id: 'notas',
    header: 'Notas vinculadas',
    width: 'minmax(76px, 1fr)',
    cell: (linha) => <span className={css.notas}>{notas(linha)}</span>,
  },
];

/** When an open instalment is due on a day: 'venceu há 47 dias', 'vence hoje', 'vence em 2 dias'. */
function Prazo({ linha, hoje }: { linha: ContaDoDia; hoje: string }) {
  const { idSituacao, atraso, diasParaVencimento } = linha;
  const { dataVencimento } = linha.conta;
  if (idSituacao === SITUACAO_LIQUIDADA) return null;
  if (atraso > 0) return <span className={ink.negative}>{`venceu há ${diasText(atraso)}`}</span>;
  // A due date on a weekend: it is past, and nothing is owed for the delay yet.
  if (dataVencimento < hoje)
    return <span className={ink.caution}>{`sem juros até ${formatDate(ultimoDia(dataVencimento))}`}</span>;
  if (diasParaVencimento === 0) return <span className={ink.caution}>vence hoje</span>;
  return <span>{`vence em ${diasText(diasParaVencimento)}`}</span>;
}

export type ContaCartaoProps = {
  linha: ContaDoDia;
  hoje: string;
  onDetalhar: (linha: ContaDoDia) => void;
  onBoleto: (linhas: readonly ContaDoDia[]) => void;
};

/** A row as a card; its details have what a card leaves out. */
export function ContaCartao({ linha, hoje, onDetalhar, onBoleto }: ContaCartaoProps) {
  const { conta, juros, valorEsperado, legenda } = linha;
  const { numero } = conta;
  const fatos: Fato[] = [
    ['Vencimento', vencimento(linha), 'valor'],
    ...(conta.valor === valorEsperado ? [] : [['Parcela', parcela(linha)] as const]),
    ...(juros === 0 ? [] : [['Juros', formatMoney(juros), 'nome'] as const]),
    ['Forma', conta.descFormaPagamento, juros === 0 && 'valor'],
    ...(conta.documentosViinculados === '' ? [] : [['Notas', notas(linha)] as const]),
  ];
  return (
    <ListaCartao
      titulo={
        <>
          <Legenda legenda={legenda} />
          <VisuallyHidden>Nº do documento </VisuallyHidden>
          <button type="button" tabIndex={-1} className={grid.codigo} onClick={() => onDetalhar(linha)}>
            {numero}
          </button>
        </>
      }
      valor={
        <>
          <VisuallyHidden>Valor esperado </VisuallyHidden>
          {formatMoney(valorEsperado)}
        </>
      }
      situacao={
        <>
          <Situacao linha={linha} />
          <Prazo linha={linha} hoje={hoje} />
        </>
      }
      fatos={fatos}
      acao={
        boletoOf(linha) !== null && (
          <Button
            size="sm"
            icon={<Barcode size={16} aria-hidden="true" />}
            aria-label={`Boleto, baixar o da conta nº ${numero}`}
            onPress={() => onBoleto([linha])}
          >
            Boleto
          </Button>
        )
      }
    />
  );
}
