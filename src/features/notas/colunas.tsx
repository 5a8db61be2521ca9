import Barcode from 'lucide-react/icons/barcode';
import HardDriveDownload from 'lucide-react/icons/hard-drive-download';
import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import { formatChaveAcesso } from '#domain/invoices/chave-acesso.ts';
import type { PagamentoDaNota } from '#domain/invoices/pagamento-da-nota.ts';
import { daysBetween } from '#lib/business-day.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatDocument } from '#lib/format-document.ts';
import { formatMoney } from '#lib/format-number.ts';
import { formatQuantity } from '#lib/format-quantity.ts';
import { type Fato, ListaCartao } from '#parts/list/lista-cartao.tsx';
import type { ListaColuna } from '#parts/list/lista-grid.tsx';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ink, type Tone } from '#ui/tone.css.ts';
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
const hasBoleto = ({ nota }: Linha): boolean => nota.boletos.length > 0;

/** A paid boleto is not printed again. */
const isBoletoDue = (linha: Linha): boolean => hasBoleto(linha) && linha.pagamento?.kind !== 'paga';

export type OnBoleto = (nota: NotaFiscal) => void;

/** How an invoice is paid, in words and their tone: 'Venceu 12/12/2026'. */
function pagoOf({ pagamento }: Linha): { tone: Tone; texto: string } | null {
  if (pagamento === null) return null;
  if (pagamento.kind === 'paga') return { tone: 'positive', texto: 'Paga' };
  const dia = formatDate(pagamento.dia);
  return pagamento.kind === 'vencida'
    ? { tone: 'negative', texto: `Venceu ${dia}` }
    : { tone: 'neutral', texto: `Vence ${dia}` };
}

const valor = ({ nota: { valorTotalNota } }: Linha) =>
  valorTotalNota === undefined ? '' : formatMoney(valorTotalNota);

/** The value of an invoice, and how it is paid. */
function Valor({ linha }: { linha: Linha }) {
  const pago = pagoOf(linha);
  return (
    <span className={css.valor}>
      <span className={css.total}>{valor(linha)}</span>
      {pago && <span className={ink[pago.tone]}>{pago.texto}</span>}
    </span>
  );
}

/** How an invoice is paid, and since when it is late. */
function Pagamento({ linha, hoje }: { linha: Linha; hoje: string }) {
  const pago = pagoOf(linha);
  const { pagamento } = linha;
  return (
    pago && (
      <Status tone={pago.tone}>
        <span>
          {pago.texto}
          {pagamento?.kind === 'vencida' && (
            <span>{`, há ${formatQuantity(daysBetween(pagamento.dia, hoje), 'dia', 'dias')}`}</span>
          )}
        </span>
      </Status>
    )
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

/** Downloads the boleto of one invoice from its row. */
function BaixarBoleto({
  nota,
  onBoleto,
  children,
}: {
  nota: NotaFiscal;
  onBoleto: OnBoleto;
  children: string;
}) {
  return (
    <Button
      size="sm"
      icon={<Barcode size={16} aria-hidden="true" />}
      aria-label={`${children}, baixar o boleto da nota nº ${nota.numDocumento}`}
      onPress={() => onBoleto(nota)}
    >
      {children}
    </Button>
  );
}

/** The columns of the list. */
export const colunasOf = (onBoleto: OnBoleto): readonly ListaColuna<Linha>[] => [
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
  { id: 'valor', header: 'Valor', width: '132px', isNumeric: true, cell: (linha) => <Valor linha={linha} /> },
  { id: 'serie', header: 'Série', width: '44px', cell: ({ nota }) => nota.titulo.serieDocumento },
  {
    id: 'emissaoTipo',
    header: 'Tipo de emissão',
    width: '64px',
    cell: ({ nota }) => nota.nfeTipoEmissao.descTipoEmissao,
  },
  {
    id: 'boleto',
    header: 'Possui boleto',
    width: '84px',
    cell: (linha) =>
      isBoletoDue(linha) ? (
        <BaixarBoleto nota={linha.nota} onBoleto={onBoleto}>
          {simNao(true)}
        </BaixarBoleto>
      ) : (
        simNao(hasBoleto(linha))
      ),
  },
];

export type NotaCartaoProps = {
  linha: Linha;
  /** The customer being served, whose name stands above the list: a card names only another recipient. */
  idPessoaCliente: number;
  /** 2026-11-20. */
  hoje: string;
  onBoleto: OnBoleto;
};

/** A row as a card. */
export function NotaCartao({ linha, idPessoaCliente, hoje, onBoleto }: NotaCartaoProps) {
  const { nota } = linha;
  const { idPessoa, nome: paraQuem, cpfCnpj } = destinatario(linha);
  const fatos: Fato[] = [
    ['Emissão', emissao(linha), 'valor'],
    ...(idPessoa === idPessoaCliente
      ? []
      : [['Destinatário', paraQuem, 'nome'] as const, ['CPF/CNPJ', formatDocument(cpfCnpj)] as const]),
    ['Operação', operacao(linha)],
    ['Série', nota.titulo.serieDocumento],
    ['Tipo de emissão', nota.nfeTipoEmissao.descTipoEmissao],
    ...(isBoletoDue(linha) ? [] : [['Possui boleto', simNao(hasBoleto(linha))] as const]),
    ['Chave NF-e', formatChaveAcesso(nota.chaveAcesso)],
  ];
  return (
    <ListaCartao
      titulo={<Numero linha={linha} />}
      valor={valor(linha)}
      situacao={<Pagamento linha={linha} hoje={hoje} />}
      fatos={fatos}
      mais="Chave NF-e e mais"
      acao={
        isBoletoDue(linha) && (
          <BaixarBoleto nota={nota} onBoleto={onBoleto}>
            Boleto
          </BaixarBoleto>
        )
      }
    />
  );
}
