import {
  type ClienteCondicao,
  type ClienteRegistro,
  ordenarCondicoes,
} from '#contract/integration/cliente.ts';
import { FORMAS, NOMES_DAS_FORMAS } from '#contract/integration/formas.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDosIds } from '#server/db/um-de.ts';
import { selectConhecidos } from '#server/integration/data/codes.ts';

const PESSOA = [
  ...(['nome', 'nomeFantasia', 'cpfCnpj', 'inscricaoEstadual', 'documentoIdentidade'] as const),
  ...(['logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'cep', 'telefone', 'email'] as const),
  ...(['licencas', 'limiteDisponivel', 'limitePagamentoAntecipado'] as const),
  ...(['anvisa', 'sivisa', 'autorizacaoRetinoica', 'crfEstabelecimento', 'sipeagro'] as const),
] as const;

/** Their own rows, held until the transaction ends: an order meanwhile would change a credit that is then written back. */
const selectClientes = (trx: DatabaseTransaction, codigos: readonly string[]) =>
  selectConhecidos(trx, 'clientes', codigos)
    .innerJoin('pessoa', 'pessoa.idPessoa', 'codigoErp.id')
    .leftJoin('codigoErp as vendedor', (join) =>
      join.onRef('vendedor.id', '=', 'pessoa.idUsuarioVendedor').on('vendedor.recurso', '=', 'usuarios'),
    )
    .select(['idPessoa', 'estado', 'clienteBloqueadoMotivo'])
    .select(['codigoVendedor', 'vendedor.codigo as codigoDoVendedor'])
    .select(['aplicarLimiteMinimoDiario', 'valorLimiteMinimoDiario', ...PESSOA])
    .orderBy('idPessoa')
    .forNoKeyUpdate(['pessoa'])
    .execute();

/** The conditions of customers by their ids, with branches and ways to pay. */
async function readCondicoesDe(
  trx: DatabaseTransaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ClienteCondicao[]>> {
  const filiais = await trx
    .selectFrom('clienteCondicaoFilial')
    .innerJoin('codigoErp as condicao', (join) =>
      join.onRef('condicao.id', '=', 'idCondicao').on('condicao.recurso', '=', 'condicoes'),
    )
    .innerJoin('codigoErp as filial', (join) =>
      join.onRef('filial.id', '=', 'idPessoaFilial').on('filial.recurso', '=', 'filiais'),
    )
    .select(['idPessoaCliente', 'condicao.codigo as condicao', 'filial.codigo as filial'])
    .select(['minimoCompra', 'prazoEntrega'])
    .where('idPessoaCliente', '=', umDosIds(ids))
    .execute();
  const pagamentos = await trx
    .selectFrom('prazoFormaPagamento')
    .innerJoin('codigoErp as condicao', (join) =>
      join.onRef('condicao.id', '=', 'idCondicao').on('condicao.recurso', '=', 'condicoes'),
    )
    .innerJoin('codigoErp as prazo', (join) =>
      join.onRef('prazo.id', '=', 'idPrazo').on('prazo.recurso', '=', 'prazos'),
    )
    .select(['idPessoaCliente', 'condicao.codigo as condicao', 'prazo.codigo as prazo', 'idFormaPagamento'])
    .where('idPessoaCliente', '=', umDosIds(ids))
    .execute();
  const porCliente = new Map<number, Map<string, ClienteCondicao>>();
  const condicaoDe = ({ idPessoaCliente, condicao }: { idPessoaCliente: number; condicao: string }) => {
    const dele = porCliente.get(idPessoaCliente) ?? new Map<string, ClienteCondicao>();
    porCliente.set(idPessoaCliente, dele);
    const uma = dele.get(condicao) ?? { condicao, filiais: [], pagamentos: [] };
    dele.set(condicao, uma);
    return uma;
  };
  for (const row of filiais) {
    const { filial, minimoCompra, prazoEntrega } = row;
    condicaoDe(row).filiais.push({ filial, minimoCompra, prazoEntrega });
  }
  for (const row of pagamentos) {
    const forma = NOMES_DAS_FORMAS.find((nome) => FORMAS[nome] === row.idFormaPagamento);
    if (forma !== undefined) condicaoDe(row).pagamentos.push({ prazo: row.prazo, forma });
  }
  return new Map([...porCliente].map(([id, dele]) => [id, ordenarCondicoes([...dele.values()])]));
}

/** The customers of some codes, as the company's system would send them. */
export async function readClientes(
  trx: DatabaseTransaction,
  codigos: readonly string[],
): Promise<Map<string, ClienteRegistro>> {
  const rows = await selectClientes(trx, codigos);
  const condicoes = await readCondicoesDe(
    trx,
    rows.map(({ idPessoa }) => idPessoa),
  );
  return new Map(
    rows.map((row) => {
      const { idPessoa, estado, codigoVendedor, codigoDoVendedor, clienteBloqueadoMotivo, ...resto } = row;
      const { aplicarLimiteMinimoDiario, valorLimiteMinimoDiario, ...pessoa } = resto;
      return [
        row.codigoErp,
        {
          ...pessoa,
          estado: estado as ClienteRegistro['estado'],
          vendedor: codigoVendedor ?? codigoDoVendedor,
          bloqueioMotivo: clienteBloqueadoMotivo,
          minimoDiario: aplicarLimiteMinimoDiario ? valorLimiteMinimoDiario : null,
          condicoes: condicoes.get(idPessoa) ?? [],
        },
      ];
    }),
  );
}
