import { SITUACAO_LIQUIDADA, SITUACAO_PAGA_EM_PARTE } from '#contract/payment/extrato-cliente.ts';
import type { ContaDoDia } from '#domain/payment/conta-recebida.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import * as grid from '#parts/list/lista-grid.css.ts';
import type { ListaColuna } from '#parts/list/lista-grid.tsx';
import { Status } from '#ui/badge.tsx';
import type { Tone } from '#ui/tone.css.ts';
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
  { id: 'emissao', header: 'Emissão', width: '82px', cell: emissao },
  { id: 'vencimento', header: 'Vencimento', width: '82px', cell: vencimento },
  {
    id: 'dias',
    header: 'Dias para vencer',
    width: '64px',
    isNumeric: true,
    cell: ({ diasParaVencimento }) => diasParaVencimento,
  },
  { id: 'atraso', header: 'Dias em atraso', width: '64px', isNumeric: true, cell: ({ atraso }) => atraso },
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

/** A row as a card. */
export function ContaCartao({ linha }: { linha: ContaDoDia }) {
  const { conta, diasParaVencimento, atraso, juros, valorEsperado, legenda } = linha;
  const fatos = [
    ['Vencimento', vencimento(linha)],
    atraso > 0 ? ['Dias em atraso', String(atraso)] : ['Dias para vencer', String(diasParaVencimento)],
    ['Valor da parcela', parcela(linha)],
    ['Juros', formatMoney(juros)],
    ['Forma de pagamento', conta.descFormaPagamento],
    ['Notas vinculadas', notas(linha)],
    ['Emissão', emissao(linha)],
  ];
  return (
    <>
      <div className={grid.cardHead}>
        <span className={css.cardName}>
          <Legenda legenda={legenda} />
          <VisuallyHidden>Nº do documento </VisuallyHidden>
          <span className={css.numero}>{conta.numero}</span>
        </span>
        <span>
          <span className={grid.factName}>Valor esperado</span>
          <span className={css.valor}>{formatMoney(valorEsperado)}</span>
        </span>
      </div>
      <Situacao linha={linha} />
      <div className={grid.facts}>
        {fatos.map(([nome, texto]) => (
          <span key={nome}>
            <span className={grid.factName}>{nome}</span>
            {texto}
          </span>
        ))}
      </div>
    </>
  );
}
