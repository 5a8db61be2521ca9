import type { DatasRegulatorias } from '#contract/customers/cliente.ts';
import type { Scope } from '#server/db/scope.ts';

/** The last days of the licences of a linked customer. */
export const readDatasRegulatorias = (scope: Scope, idPessoaCliente: number): Promise<DatasRegulatorias> =>
  scope
    .clientes()
    .select([
      'pessoa.anvisa',
      'pessoa.sivisa',
      'pessoa.autorizacaoRetinoica',
      'pessoa.crfEstabelecimento',
      'pessoa.sipeagro',
    ])
    .where('pessoa.idPessoa', '=', idPessoaCliente)
    .executeTakeFirstOrThrow();
