import Barcode from 'lucide-react/icons/barcode';
import Check from 'lucide-react/icons/check';
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
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
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

const valor = ({ nota: { valorTotalNota } }: Linha) =>
  valorTotalNota === undefined ? '' : formatMoney(valorTotalNota);

/** How an invoice is paid: the unpaid ones stand out, the late ones with the days since. */
function Pagamento({ linha: { pagamento }, hoje }: { linha: Linha; hoje: string }) {
  if (pagamento === null) return null;
  if (pagamento.kind === 'paga') {
    return (
      <span className={css.paga}>
        <Check size={14} aria-hidden="true" />
        Paga
      </span>
    );
  }
  const dia = formatDate(pagamento.dia);
  if (pagamento.kind === 'aVencer') {
    return (
      <span className={css.pagamento}>
        <Badge tone="caution">{`Vence ${dia}`}</Badge>
      </span>
    );
  }
  return (
    <span className={css.pagamento}>
      <Badge tone="negative">{`Venceu ${dia}`}</Badge>
      <span className={css.atraso}>
        {`há ${formatQuantity(daysBetween(pagamento.dia, hoje), 'dia', 'dias')}`}
      </span>
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

/** Downloads the boleto of one invoice from its row. */
function BaixarBoleto({
  nota,
  onBoleto,
  hasIcon = false,
  children,
}: {
  nota: NotaFiscal;
  onBoleto: OnBoleto;
  hasIcon?: boolean;
  children: string;
}) {
  return (
    <Button
      size="sm"
      icon={hasIcon && <Barcode size={16} aria-hidden="true" />}
      aria-label={`${children}, boleto da nota nº ${nota.numDocumento}`}
      onPress={() => onBoleto(nota)}
    >
      {children}
    </Button>
  );
}

const quieto = (texto: string) => <span className={css.quieto}>{texto}</span>;

/** The columns of the list: at the left those that tell invoices apart, at the right those for accountants. */
export const colunasOf = (hoje: string, onBoleto: OnBoleto): readonly ListaColuna<Linha>[] => [
  { id: 'numero', header: 'Número', width: '74px', cell: (linha) => <Numero linha={linha} /> },
  { id: 'emissao', header: 'Data de emissão', width: '84px', cell: emissao },
  {
    id: 'valor',
    header: 'Valor',
    width: '92px',
    isNumeric: true,
    cell: (linha) => <span className={css.total}>{valor(linha)}</span>,
  },
  {
    id: 'pagamento',
    header: 'Pagamento',
    width: '144px',
    cell: (linha) => <Pagamento linha={linha} hoje={hoje} />,
  },
  {
    id: 'boleto',
    header: 'Possui boleto',
    width: '104px',
    cell: (linha) => (
      <span className={css.boleto}>
        {simNao(hasBoleto(linha))}
        {isBoletoDue(linha) && (
          <BaixarBoleto nota={linha.nota} onBoleto={onBoleto}>
            Baixar
          </BaixarBoleto>
        )}
      </span>
    ),
  },
  {
    id: 'destinatario',
    header: 'Destinatário',
    width: 'minmax(88px, 1fr)',
    cell: (linha) => quieto(destinatario(linha).nome),
  },
  {
    id: 'cpfCnpj',
    header: 'CPF/CNPJ',
    width: '116px',
    cell: (linha) => quieto(formatDocument(destinatario(linha).cpfCnpj)),
  },
  { id: 'operacao', header: 'Operação', width: '80px', cell: (linha) => quieto(operacao(linha)) },
  {
    id: 'chave',
    header: 'Chave NF-e',
    width: 'minmax(124px, 2fr)',
    cell: ({ nota }) => quieto(formatChaveAcesso(nota.chaveAcesso)),
  },
  { id: 'serie', header: 'Série', width: '36px', cell: ({ nota }) => quieto(nota.titulo.serieDocumento) },
  {
    id: 'emissaoTipo',
    header: 'Tipo de emissão',
    width: '56px',
    cell: ({ nota }) => quieto(nota.nfeTipoEmissao.descTipoEmissao),
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
      mais="Mais dados"
      acao={
        isBoletoDue(linha) && (
          <BaixarBoleto nota={nota} onBoleto={onBoleto} hasIcon>
            Boleto
          </BaixarBoleto>
        )
      }
    />
  );
}
