import HardDriveDownload from 'lucide-react/icons/hard-drive-download';
import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import { formatChaveAcesso } from '#domain/invoices/chave-acesso.ts';
import type { PagamentoDaNota } from '#domain/invoices/pagamento-da-nota.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatDocument } from '#lib/format-document.ts';
import { formatMoney } from '#lib/format-number.ts';
import * as grid from '#parts/list/lista-grid.css.ts';
import type { ListaColuna } from '#parts/list/lista-grid.tsx';
import { ink } from '#ui/tone.css.ts';
import * as css from './notas.css.ts';

/** An invoice of the list, whether its documents are on this device, and how it is paid where that is known. */
export type Linha = {
  key: string;
  nota: NotaFiscal;
  isGuardada: boolean;
  pagamento: PagamentoDaNota | null;
};

const simNao = (is: boolean): string => (is ? 'Sim' : 'Não');

const destinatario = ({ nota }: Linha) => nota.titulo.pessoaDestinatario;
const operacao = ({ nota }: Linha) => nota.titulo.operacao.descOperacao;
const emissao = ({ nota }: Linha) => formatDate(nota.dataDocumento);
const temBoleto = ({ nota }: Linha) => simNao(nota.boletos.length > 0);

/** How an invoice is paid: 'vence 12/12/2026'. */
function Pagamento({ pagamento }: { pagamento: PagamentoDaNota | null }) {
  if (pagamento === null) return null;
  if (pagamento.kind === 'paga') return <span className={ink.positive}>paga</span>;
  const dia = formatDate(pagamento.dia);
  if (pagamento.kind === 'vencida') return <span className={ink.negative}>{`venceu ${dia}`}</span>;
  return <span>{`vence ${dia}`}</span>;
}

/** The value of an invoice, and how it is paid. */
function Valor({ linha: { nota, pagamento } }: { linha: Linha }) {
  return (
    <span className={css.valor}>
      {nota.valorTotalNota !== undefined && (
        <span className={css.total}>{formatMoney(nota.valorTotalNota)}</span>
      )}
      <Pagamento pagamento={pagamento} />
    </span>
  );
}

function Numero({ linha: { nota, isGuardada } }: { linha: Linha }) {
  return (
    <>
      <span className={css.numero}>{nota.numDocumento}</span>
      {isGuardada && (
        <span className={css.guardada} title="Os documentos estão neste aparelho">
          <HardDriveDownload size={14} aria-hidden="true" />
          No aparelho
        </span>
      )}
    </>
  );
}

/** The columns of the list. */
export const COLUNAS: readonly ListaColuna<Linha>[] = [
  {
    id: 'cpfCnpj',
    header: 'CPF/CNPJ',
    width: '148px',
    cell: (linha) => formatDocument(destinatario(linha).cpfCnpj),
  },
  {
    id: 'destinatario',
    header: 'Destinatário',
    width: 'minmax(104px, 2fr)',
    cell: (linha) => <span className={css.nome}>{destinatario(linha).nome}</span>,
  },
  { id: 'operacao', header: 'Operação', width: 'minmax(80px, 1fr)', cell: operacao },
  {
    id: 'chave',
    header: 'Chave NF-e',
    width: 'minmax(150px, 2fr)',
    cell: ({ nota }) => <span className={css.chave}>{formatChaveAcesso(nota.chaveAcesso)}</span>,
  },
  { id: 'emissao', header: 'Data de emissão', width: '82px', cell: emissao },
  { id: 'numero', header: 'Número', width: '72px', cell: (linha) => <Numero linha={linha} /> },
  { id: 'valor', header: 'Valor', width: '128px', cell: (linha) => <Valor linha={linha} /> },
  { id: 'serie', header: 'Série', width: '44px', cell: ({ nota }) => nota.titulo.serieDocumento },
  {
    id: 'emissaoTipo',
    header: 'Tipo de emissão',
    width: '64px',
    cell: ({ nota }) => nota.nfeTipoEmissao.descTipoEmissao,
  },
  { id: 'boleto', header: 'Possui boleto', width: '52px', cell: temBoleto },
];

/** A row as a card. */
export function NotaCartao({ linha }: { linha: Linha }) {
  const { nota } = linha;
  const fatos = [
    ['CPF/CNPJ', formatDocument(destinatario(linha).cpfCnpj)],
    ['Operação', operacao(linha)],
    ['Série', nota.titulo.serieDocumento],
    ['Tipo de emissão', nota.nfeTipoEmissao.descTipoEmissao],
    ['Possui boleto', temBoleto(linha)],
    ['Chave NF-e', formatChaveAcesso(nota.chaveAcesso)],
  ];
  return (
    <>
      <div className={grid.cardHead}>
        <span>
          <span className={grid.factName}>Nota</span>
          <Numero linha={linha} />
        </span>
        <span>{emissao(linha)}</span>
      </div>
      <span className={css.nome}>{destinatario(linha).nome}</span>
      <Valor linha={linha} />
      <div className={grid.facts}>
        {fatos.map(([nome, valor]) => (
          <span key={nome}>
            <span className={grid.factName}>{nome}</span>
            {valor}
          </span>
        ))}
      </div>
    </>
  );
}
