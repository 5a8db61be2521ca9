import { composicaoDe } from '#domain/returns/composicao.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Parte } from '#server/nfe/port.ts';
import { type DevolucaoRow, listItens } from './devolucoes.ts';
import { percDescontoDe } from './lotes.ts';

/** A line of a return as its papers print it. Amounts in cents, `valorUnitario` in ten-thousandths of a real. */
export type LinhaDoPapel = {
  readonly codigo: string;
  readonly descricao: string;
  readonly lote: string;
  /** Days; null where they are not known. */
  readonly dataFabricacao: string | null;
  readonly dataValidade: string | null;
  readonly quantidade: number;
  readonly valorUnitario: number;
  /** Hundredths of 1 %. */
  readonly percDesconto: number;
  /** Quantity and unit price before the discount, the discount, and the ST in proportion. */
  readonly valor: number;
  readonly desconto: number;
  readonly st: number;
  /** `valor` less `desconto` with `st`. */
  readonly valorTotal: number;
  readonly motivo: string;
  readonly refrigerado: boolean;
  readonly controlado: boolean;
};

/** A return as its papers print it. */
export type PapelDaDevolucao = {
  readonly idDevolucaoVenda: number;
  readonly criadaEm: Date;
  readonly isTotal: boolean;
  /** False: the customer writes a paper invoice (model 1/1-A). */
  readonly notaEletronica: boolean;
  readonly observacoes: string;
  /** The customer, who issues the return's invoice, and the branch that gets the goods. */
  readonly cliente: Parte;
  readonly filial: Parte;
  /** The invoice whose goods go back. */
  readonly nota: {
    readonly numDocumento: number;
    readonly serieDocumento: string;
    readonly chaveAcesso: string;
    readonly dataDocumento: Date;
  };
  readonly linhas: readonly LinhaDoPapel[];
};

const readParte = (scope: Scope, idPessoa: number): Promise<Parte> =>
  scope.db
    .selectFrom('pessoa')
    .select(['nome', 'nomeFantasia', 'cpfCnpj', 'inscricaoEstadual', 'logradouro', 'numero'])
    .select(['bairro', 'cidade', 'estado', 'cep', 'telefone'])
    .where('idPessoa', '=', idPessoa)
    .executeTakeFirstOrThrow();

/** Everything that the papers of a finalised return print. */
export async function readPapel(
  scope: Scope,
  row: DevolucaoRow & { readonly idDevolucaoVenda: number },
): Promise<PapelDaDevolucao> {
  const [itens = []] = await listItens(scope, [row]);
  const nota = await scope
    .notasFiscais()
    .select(['numDocumento', 'serieDocumento', 'chaveAcesso', 'dataDocumento'])
    .where('notaFiscal.idTitulo', '=', row.idTitulo)
    .executeTakeFirstOrThrow();
  const linhas = itens.map((item): LinhaDoPapel => {
    const { doLote, quantidade, valor: valorTotal } = item;
    return {
      codigo: doLote.codigo,
      descricao: doLote.descricao,
      lote: item.lote,
      dataFabricacao: doLote.dataFabricacao,
      dataValidade: doLote.dataValidade,
      quantidade,
      valorUnitario: doLote.valorUnitario,
      percDesconto: percDescontoDe(doLote),
      ...composicaoDe(doLote, quantidade, valorTotal),
      valorTotal,
      motivo: item.descDevolucaoMotivo,
      refrigerado: doLote.refrigerado,
      controlado: doLote.controlado,
    };
  });
  return {
    idDevolucaoVenda: row.idDevolucaoVenda,
    criadaEm: row.criadaEm,
    isTotal: row.idDevolucaoVendaTipo === 1,
    notaEletronica: row.notaFiscalClienteEletronica,
    observacoes: row.observacoes,
    cliente: await readParte(scope, row.idPessoaCliente),
    filial: await readParte(scope, row.idPessoaFilial),
    nota,
    linhas,
  };
}
