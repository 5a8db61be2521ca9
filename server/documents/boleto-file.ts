import { codigoBarras } from '#domain/boleto-linha.ts';
import { formatMoney } from '#lib/format-number.ts';
import { beneficiarioOf, type ContaDoBoleto, campoLivreOf } from './boleto-conta.ts';
import { boletoPdf } from './boleto-pdf.ts';
import type { ZipFile } from './zip.ts';

/** An instalment with its boleto, who pays it and where. Days are texts, amounts in cents. */
export type BoletoDaParcela = ContaDoBoleto & {
  readonly idBoleto: number;
  readonly numeroDocumento: string;
  readonly dataEmissao: string;
  readonly dataVencimento: string;
  readonly valor: number;
  readonly abatimento: number;
  readonly nomePagador: string;
  readonly cpfCnpjPagador: string;
  readonly codigoBanco: string;
};

/** Tells these boletos from those of orders paid in advance, which the bank knows by the order's number. */
const CARTEIRA = '1';
const ATRASO = 'Após o vencimento: multa de 2 % e juros de 1 % ao mês.';

/** A boleto as a file; `nota` stands before what is said to whoever takes the money. */
export function boletoFile(boleto: BoletoDaParcela, criadoEm: Date, nota = ''): ZipFile {
  const { numeroDocumento, dataEmissao, dataVencimento, valor, abatimento } = boleto;
  const barras = codigoBarras({
    banco: boleto.codigoBanco,
    vencimento: dataVencimento,
    valor,
    campoLivre: campoLivreOf(boleto, CARTEIRA + String(boleto.idBoleto).padStart(10, '0')),
  });
  // The value of a boleto is the one it was registered with: what changes it is said beside it.
  const instrucoes = [
    abatimento === 0 ? '' : `Conceder abatimento de ${formatMoney(abatimento)}.`,
    nota,
    ATRASO,
  ];
  const content = boletoPdf({
    barras,
    ...beneficiarioOf(boleto),
    pagador: { nome: boleto.nomePagador, cpfCnpj: boleto.cpfCnpjPagador },
    numeroDocumento,
    dataDocumento: dataEmissao,
    dataVencimento,
    valor,
    instrucoes: instrucoes.filter(Boolean).join(' '),
    criadoEm,
  });
  return { name: `Boleto-${numeroDocumento}.pdf`, content };
}
